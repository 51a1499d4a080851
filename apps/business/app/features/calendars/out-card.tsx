import { GUEST_NAMES, type GuestNames, guestTitle } from '@thyme/domain/calendars';
import { ActionDialog } from '@thyme/site/action-dialog.tsx';
import { Button, Card, Dialog, SegmentedControl } from '@thyme/ui';
import { ArrowUpFromLine, Copy, Users } from 'lucide-react';
import { useState } from 'react';
import {
  DeskMakeCalendarLinkDocument,
  DeskResetCalendarLinksDocument,
  DeskSaveCalendarNamesDocument,
} from '../../generated/graphql.ts';
import { useChange } from '../../lib/changes/use-change.ts';
import { copyText } from '../../lib/copy-text.ts';
import { useDesk } from '../../lib/desk.ts';
import { run } from '../../lib/graphql/client.ts';
import { PersonAvatar } from '../../lib/person-avatar.tsx';
import { CardHead } from './card-head.tsx';
import type { CalendarFeed } from './operations.ts';

const EXAMPLE = { firstName: 'Bea', lastName: 'Tully', services: '' };

/** A private link for each person, how guests are named in it, and a reset of all links. */
export function OutCard({ names, feeds }: { names: string; feeds: readonly CalendarFeed[] }) {
  const { business, isOwner } = useDesk();
  const { change } = useChange();
  const [chosen, setChosen] = useState<string | null>(null);
  const [isResetting, setResetting] = useState(false);
  async function save(value: string) {
    setChosen(value);
    await change({
      api: 'desk_save_calendar_names',
      send: async () =>
        (await run(DeskSaveCalendarNamesDocument, { business: business.id, names: value })).desk_save_calendar_names,
    });
    setChosen(null);
  }
  const segments = GUEST_NAMES.map((value: GuestNames) => ({ value, label: guestTitle(value, EXAMPLE) }));
  return (
    <Card asChild padding="none">
      <section aria-labelledby="out">
        <CardHead
          id="out"
          title="Your appointments out"
          icon={<ArrowUpFromLine aria-hidden="true" className="size-5" />}
        >
          A private link for each person. New appointments show up on their phone when it next refreshes.
        </CardHead>
        <ul className="mx-5 divide-y divide-line border-t border-line">
          {feeds.map((feed) => (
            <FeedRow key={feed.person_id ?? 'everyone'} feed={feed} />
          ))}
        </ul>
        <div className="grid justify-items-start gap-3 px-5 py-5">
          {isOwner && (
            <>
              <p className="text-sm font-semibold">Guests appear as</p>
              <SegmentedControl
                label="Guests appear as"
                className="w-full"
                segments={segments}
                value={chosen ?? names}
                onValueChange={(value) => void save(value)}
              />
            </>
          )}
          {feeds.some(({ url }) => url !== null) && (
            <Button size="sm" variant="ghost" className="-ml-3 text-danger!" onClick={() => setResetting(true)}>
              {isOwner ? 'Reset all links' : 'Reset the link'}
            </Button>
          )}
        </div>
        <Dialog open={isResetting} onOpenChange={setResetting}>
          {isResetting && <ResetLinks onDone={() => setResetting(false)} />}
        </Dialog>
      </section>
    </Card>
  );
}

function FeedRow({ feed }: { feed: CalendarFeed }) {
  const { business } = useDesk();
  const { change, busy } = useChange();
  const { person_id, name, portrait, url } = feed;
  const make = () =>
    void change({
      api: 'desk_make_calendar_link',
      send: async () =>
        (await run(DeskMakeCalendarLinkDocument, { business: business.id, person: person_id })).desk_make_calendar_link,
    });
  const copy = (address: string) =>
    copyText(address, 'Link copied. Add it to a calendar as a subscription, and keep it private.');
  return (
    <li className="flex min-h-16 items-center gap-3 py-2.5">
      {person_id === null ? (
        <span
          aria-hidden="true"
          className="grid size-9 flex-none place-items-center rounded-full bg-thyme-100 text-thyme-700"
        >
          <Users className="size-5" />
        </span>
      ) : (
        <PersonAvatar name={name} portrait={portrait} size={36} />
      )}
      <span className="min-w-0 flex-1">
        <b className="block font-semibold">{name}</b>
        <span className="text-sm text-ink-soft">
          {url === null ? 'No link yet' : person_id === null ? 'All appointments of the shop' : 'Own appointments'}
        </span>
      </span>
      {url === null ? (
        <Button size="sm" variant="add" busy={busy !== null} aria-label={`Create a link for ${name}`} onClick={make}>
          Create a link
        </Button>
      ) : (
        <Button size="sm" variant="secondary" aria-label={`Copy the link for ${name}`} onClick={() => void copy(url)}>
          <Copy aria-hidden="true" className="size-4.5" /> Link
        </Button>
      )}
    </li>
  );
}

function ResetLinks({ onDone }: { onDone: () => void }) {
  const { business, isOwner } = useDesk();
  const { change, busy } = useChange();
  const reset = () =>
    change({
      api: 'desk_reset_calendar_links',
      send: async () =>
        (await run(DeskResetCalendarLinksDocument, { business: business.id })).desk_reset_calendar_links,
      onDone,
    });
  return (
    <ActionDialog
      width="slim"
      title={isOwner ? 'Reset all links?' : 'Reset the link?'}
      action="Reset"
      danger
      busy={busy !== null}
      onAct={reset}
    >
      <p>Calendars that use the old {isOwner ? 'links' : 'link'} stop updating. Copy the new ones into them.</p>
    </ActionDialog>
  );
}
