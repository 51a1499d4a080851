import { Button, Card, Dialog } from '@thyme/ui';
import { ArrowDownToLine, Link2 } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { AddCalendar, type Offer } from './add-calendar.tsx';
import { CardHead } from './card-head.tsx';
import type { Calendars } from './operations.ts';
import { SourceRow, Tile } from './source-row.tsx';

interface Offered {
  offer: Offer;
  title: string;
  about: string;
  mark: ReactNode;
  action: string;
}

const OFFERS: readonly Offered[] = [
  { offer: 'google', title: 'Google', about: 'Google Calendar, both ways', mark: 'G', action: 'Connect' },
  { offer: 'icloud', title: 'iCloud', about: 'Apple Calendar, both ways', mark: 'A', action: 'Connect' },
  { offer: 'outlook', title: 'Outlook', about: 'Microsoft 365 or Outlook.com', mark: 'O', action: 'Connect' },
  {
    offer: 'other',
    title: 'Any other',
    about: 'CalDAV or a calendar link (ICS)',
    mark: <Link2 aria-hidden="true" className="size-5" />,
    action: 'Add',
  },
];

/** Connected calendars, whose busy times block their people here. */
export function BusyCard({ calendars }: { calendars: Calendars }) {
  const [adding, setAdding] = useState<Offer | null>(null);
  const { sources, google_offered } = calendars;
  const people = calendars.feeds.flatMap(({ person_id, name }) =>
    person_id === null ? [] : [{ id: person_id, name }],
  );
  return (
    <Card asChild padding="none">
      <section aria-labelledby="busy-in">
        <CardHead id="busy-in" title="Busy times in" icon={<ArrowDownToLine aria-hidden="true" className="size-5" />}>
          Guests can’t book while your own calendar says you’re busy. Thyme reads the times, never the details.
        </CardHead>
        <ul className="mx-5 mb-5 divide-y divide-line border-t border-line">
          {sources.map((source) => (
            <SourceRow key={source.id} source={source} />
          ))}
          {OFFERS.filter(({ offer }) => offer !== 'google' || google_offered).map(
            ({ offer, title, about, mark, action }) => (
              <li key={offer} className="flex min-h-16 items-center gap-3 py-2.5">
                <Tile>{mark}</Tile>
                <span className="min-w-0 flex-1">
                  <b className="block font-semibold">{title}</b>
                  <span className="text-sm text-ink-soft">{about}</span>
                </span>
                <Button
                  size="sm"
                  variant="secondary"
                  aria-label={`${action} ${title}`}
                  onClick={() => setAdding(offer)}
                >
                  {action}
                </Button>
              </li>
            ),
          )}
        </ul>
        <Dialog open={adding !== null} onOpenChange={(isOpen) => !isOpen && setAdding(null)}>
          {adding && <AddCalendar key={adding} offer={adding} people={people} onDone={() => setAdding(null)} />}
        </Dialog>
      </section>
    </Card>
  );
}
