import { memo } from 'react';
import { useDesk } from '../../../lib/desk.ts';
import { longDayWords } from '../../../lib/time/day-words.ts';
import { useShopNow } from '../../../lib/time/use-shop-now.ts';
import { useMoney } from '../../../lib/use-money.ts';
import type { Calendar, Entry } from '../operations.ts';
import { isChairless, shownChairs } from './calendar-columns.tsx';
import { footOf, holdWords, spanWords } from './entry-words.ts';

/** The day for printing: one column per person on one page. Hidden on screen. */
export function PrintDay({ calendar, date }: { calendar: Calendar; date: string }) {
  const { business } = useDesk();
  const { today } = useShopNow();
  const people = [
    ...shownChairs(calendar).map(({ id, person, name }) => ({
      key: String(id),
      name: person ?? name,
      entries: calendar.entries.filter(({ chair_id }) => chair_id === id),
    })),
    { key: 'none', name: 'Without a chair', entries: calendar.entries.filter(isChairless) },
  ].filter(({ entries, key }) => entries.length > 0 || key !== 'none');
  return (
    <section aria-label="Day for printing" className="hidden print:block">
      <p className="display text-lg font-medium">
        {longDayWords(date, today)}, {business.name}
      </p>
      <div className="mt-3 columns-2 gap-6 text-[9pt] leading-tight">
        {people.map(({ key, name, entries }) => (
          <div key={key} className="mb-3 break-inside-avoid-column">
            <p className="border-b border-ink font-semibold">{name}</p>
            {entries.length === 0 ? (
              <p className="py-0.5">Nothing booked</p>
            ) : (
              <ul>
                {entries.map((entry) => (
                  <PrintLine key={entry.key} entry={entry} />
                ))}
              </ul>
            )}
          </div>
        ))}
      </div>
    </section>
  );
}

/** Memoized, because the printable day renders with every change although it is rarely printed. */
const PrintLine = memo(function PrintLine({ entry }: { entry: Entry }) {
  const money = useMoney();
  const title =
    entry.kind === 'hold' ? holdWords(entry.purpose) : entry.kind === 'call' ? `Call, ${entry.title}` : entry.title;
  const what = entry.kind === 'class' ? `${entry.seats_taken ?? 0} of ${entry.seats ?? 0}` : entry.service;
  return (
    <li className="flex gap-2 border-b border-line py-0.5">
      <span className="w-27 flex-none figures">{spanWords(entry.starts, entry.ends)}</span>
      <span className="min-w-0 flex-1">
        <b className="font-semibold">{title || 'Blocked'}</b>
        {what && `, ${what}`}
      </span>
      <span className="flex-none figures">{footOf(entry, money)}</span>
    </li>
  );
});
