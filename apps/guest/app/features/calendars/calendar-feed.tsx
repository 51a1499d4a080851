import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { notify } from '@thyme/site/notify.ts';
import { Button, Dialog, DialogContent, Skeleton, TextField } from '@thyme/ui';
import { CalendarSync, Copy, ExternalLink, RefreshCw } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { CalendarFeedDocument, RenewCalendarFeedDocument } from '../../generated/graphql.ts';
import { showFailure } from '../../lib/failures.ts';
import { run } from '../../lib/graphql/client.ts';
import { runAsGuest } from '../../lib/graphql/run-as-guest.ts';

const queryKey = ['calendar-feed'];

interface CalendarFeedProps {
  /** The row of the settings around it. */
  children: (parts: { icon: ReactNode; title: string; lead: string; control: ReactNode }) => ReactNode;
}

/** A private URL for calendars of every kind. */
export function CalendarFeed({ children }: CalendarFeedProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      {children({
        icon: <CalendarSync aria-hidden="true" />,
        title: 'Any other calendar',
        lead: 'A private link that keeps itself up to date',
        control: (
          <Button variant="add" size="sm" aria-label="Show the calendar link" onClick={() => setOpen(true)}>
            Show
          </Button>
        ),
      })}
      {open && <FeedDialog onClose={() => setOpen(false)} />}
    </>
  );
}

function FeedDialog({ onClose }: { onClose: () => void }) {
  const queries = useQueryClient();
  const { data: feed } = useQuery({
    queryKey,
    queryFn: async () => (await runAsGuest(CalendarFeedDocument, {})).calendar_feed,
  });
  const renewal = useMutation({
    mutationFn: async () => (await run(RenewCalendarFeedDocument, {})).renew_calendar_feed,
    onSuccess: (renewed) => {
      queries.setQueryData(queryKey, renewed);
      notify.success('The old link no longer works.');
    },
    onError: (error) => showFailure(error, { api: 'renew_calendar_feed' }),
  });

  async function copy(url: string) {
    try {
      await navigator.clipboard.writeText(url);
      notify.success('Address copied!');
    } catch (error) {
      console.warn('The clipboard is not available.', error);
      notify.info('Please select the address and copy it.');
    }
  }

  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent
        title="Your calendar address"
        description="Subscribe to it in Apple Calendar, Outlook or any other calendar. Anyone who has it can see your appointments, so keep it to yourself."
      >
        {feed ? (
          <div className="grid gap-5">
            <TextField
              label="Private address"
              readOnly
              value={feed.url}
              onFocus={({ currentTarget }) => currentTarget.select()}
            />
            <div className="flex flex-wrap gap-3">
              <Button onClick={() => void copy(feed.url)}>
                <Copy aria-hidden="true" /> Copy
              </Button>
              <Button variant="secondary" asChild>
                <a href={feed.webcal_url}>
                  <ExternalLink aria-hidden="true" /> Open in my calendar
                </a>
              </Button>
              <Button variant="ghost" busy={renewal.isPending} onClick={() => renewal.mutate()}>
                <RefreshCw aria-hidden="true" /> Create a new link
              </Button>
            </div>
          </div>
        ) : (
          <Skeleton height={76} />
        )}
      </DialogContent>
    </Dialog>
  );
}
