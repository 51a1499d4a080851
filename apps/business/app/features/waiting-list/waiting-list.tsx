import { formatDay, formatTime, wallAt } from '@thyme/domain/time';
import { leftWords } from '@thyme/site/countdown.tsx';
import { count } from '@thyme/site/format.ts';
import { Badge, SkeletonGroup, SkeletonRows } from '@thyme/ui';
import { Link } from 'react-router';
import { useShopNow } from '../../lib/time/use-shop-now.ts';
import { OfferDialog } from './offer-dialog.tsx';
import type { WaitingPerson } from './operations.ts';
import { useWaiting } from './use-waiting.ts';

/** 'on Wed 18 Nov', '16 – 22 Nov'. */
function whenWords({ from_date, to_date }: WaitingPerson): string {
  const [from, to] = [formatDay(wallAt(from_date)), formatDay(wallAt(to_date))];
  return from === to ? from : `${from} – ${to}`;
}

/** Guests who wait for a time to come free. Offers are made automatically, in this order. */
export function WaitingList() {
  const { now } = useShopNow();
  const { data, isError } = useWaiting();
  return (
    <section aria-labelledby="waiting-list">
      <div className="flex items-baseline justify-between gap-3">
        <h2 id="waiting-list" className="display-22">
          Waiting list
        </h2>
        {data && <span className="text-sm text-ink-soft">{count(data.length, 'person', 'people')}</span>}
      </div>
      {isError && <p className="mt-2 text-ink-soft">The list could not be loaded.</p>}
      {!data && !isError && (
        <SkeletonGroup label="Loading the waiting list">
          <SkeletonRows />
        </SkeletonGroup>
      )}
      {data?.length === 0 && (
        <p className="mt-2 text-ink-soft">Nobody’s waiting. When a day is full, guests can join the list.</p>
      )}
      <ul className="mt-2 divide-y divide-line">
        {data?.map((person) => (
          <li key={person.id} className="py-2.5 text-sm leading-snug">
            <span className="flex flex-wrap items-center justify-between gap-2">
              <Link to={`/guests/${person.guest_id}`} className="font-semibold text-ink">
                {person.first_name} {person.last_name}
              </Link>
              {person.offered_until ? (
                <Badge tone="honey">Asked, {leftWords(person.offered_until - now)}</Badge>
              ) : (
                <OfferDialog person={person} />
              )}
            </span>
            <span className="text-ink-soft">
              {person.service}, {whenWords(person)}
              {person.offered && `. Offered ${formatDay(person.offered)}, ${formatTime(person.offered)}`}
            </span>
          </li>
        ))}
      </ul>
      <p className="mt-3 text-sm text-ink-soft">When a time comes free, we offer it in this order.</p>
    </section>
  );
}
