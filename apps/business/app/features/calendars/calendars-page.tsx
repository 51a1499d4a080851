import { useQuery } from '@tanstack/react-query';
import { notify } from '@thyme/site/notify.ts';
import { ChairDrawing, EmptyState } from '@thyme/ui';
import { type ReactNode, useEffect } from 'react';
import { useSearchParams } from 'react-router';
import { DeskCalendarsDocument } from '../../generated/graphql.ts';
import { Waiting } from '../../lib/changes/owner-only.tsx';
import { useDesk } from '../../lib/desk.ts';
import { run } from '../../lib/graphql/client.ts';
import { deskKey } from '../../lib/use-act.ts';
import { BusyCard } from './busy-card.tsx';
import { ConflictsCard } from './conflicts-card.tsx';
import { ExampleCard } from './example-card.tsx';
import { OutCard } from './out-card.tsx';

/** Busy times in, appointments out: for everyone if the owner looks, otherwise one's own. */
export function CalendarsPage({ head }: { head: ReactNode }) {
  const { business } = useDesk();
  useGoogleOutcome();
  const { data, isError, refetch } = useQuery({
    queryKey: deskKey(business.id, 'calendars'),
    queryFn: async () => (await run(DeskCalendarsDocument, { business: business.id })).desk_calendars,
    // Polls faster until a newly connected calendar has been read.
    refetchInterval: ({ state }) =>
      state.data?.sources.some((one) => one.enabled && !one.was_read && one.problem === null) ? 3_000 : 60_000,
  });
  return (
    <>
      {head}
      {!data ? (
        <Waiting isError={isError} retry={() => void refetch()} />
      ) : data.feeds.length === 0 ? (
        <EmptyState size="page" level={2} title="You don’t have a column yet" picture={<ChairDrawing />}>
          Your login has no column in the calendar yet. Ask the owner to link it under Team.
        </EmptyState>
      ) : (
        <>
          {data.conflicts.length > 0 && <ConflictsCard conflicts={data.conflicts} />}
          <div className="grid items-start gap-5 nav:grid-cols-2 wide:grid-cols-[1.45fr_1fr_1.45fr]">
            <BusyCard calendars={data} />
            <ExampleCard names={data.guest_names} feeds={data.feeds} sources={data.sources} />
            <OutCard names={data.guest_names} feeds={data.feeds} />
          </div>
        </>
      )}
    </>
  );
}

const OUTCOMES: Record<string, () => void> = {
  connected: () => notify.success('Google Calendar is connected. Busy times are blocked within a minute.'),
  cancelled: () => notify.info('Google Calendar wasn’t connected. Nothing has changed.'),
  failed: () => notify.error('Google Calendar couldn’t be connected. Please try again.'),
};

/** Shows the result of the Google sign-in once, and removes it from the URL. */
function useGoogleOutcome(): void {
  const [search, setSearch] = useSearchParams();
  const outcome = search.get('google');
  useEffect(() => {
    if (outcome === null) return;
    OUTCOMES[outcome]?.();
    setSearch({}, { replace: true });
  }, [outcome, setSearch]);
}
