import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { count } from '@thyme/site/format.ts';
import { Avatar, Badge, Button, Chip, EmptyState, SearchField, SkeletonGroup, SkeletonRows } from '@thyme/ui';
import { clsx } from 'clsx';
import { useDeferredValue, useState } from 'react';
import { Link } from 'react-router';
import { DeskGuestsDocument } from '../../generated/graphql.ts';
import { useDesk } from '../../lib/desk.ts';
import { run } from '../../lib/graphql/client.ts';
import { deskKey } from '../../lib/use-act.ts';
import { useShopNow } from '../../lib/use-shop-now.ts';
import { nameOf, rowBadge, rowWords } from './guest-words.ts';
import type { GuestRow } from './operations.ts';

const PAGE = 40;
const filters = [
  ['all', 'All'],
  ['new', 'New'],
  ['asked', 'Asked for a call'],
  ['blocked', 'Blocked'],
] as const;
type Filter = (typeof filters)[number][0];

/** Everybody who has booked here, to be found by name or phone. */
export function GuestList({ openId }: { openId: number | null }) {
  const { business } = useDesk();
  const [typed, setTyped] = useState('');
  const [filter, setFilter] = useState<Filter>('all');
  const [page, setPage] = useState(1);
  const search = useDeferredValue(typed.trim());
  const { data, isError, refetch } = useQuery({
    queryKey: deskKey(business.id, 'guests', search, filter, page),
    queryFn: async () => (await run(DeskGuestsDocument, { business: business.id, search, filter, page })).desk_guests,
    placeholderData: keepPreviousData,
  });
  return (
    <section aria-label="Guests">
      <SearchField
        label="Find a guest"
        placeholder="Name or phone"
        value={typed}
        onChange={(event) => {
          setTyped(event.currentTarget.value);
          setPage(1);
        }}
      />
      <fieldset className="scroll-row min-w-0 mt-3 flex gap-2">
        <legend className="sr-only">Which guests</legend>
        {filters.map(([value, label]) => (
          <Chip
            key={value}
            pressed={filter === value}
            onClick={() => {
              setFilter(value);
              setPage(1);
            }}
          >
            {label} {data && <span className="opacity-75 figures">{data.counts[value]}</span>}
          </Chip>
        ))}
      </fieldset>
      {isError && (
        <p role="alert" className="mt-4">
          We couldn’t load the list.{' '}
          <Button variant="ghost" onClick={() => void refetch()}>
            Try again
          </Button>
        </p>
      )}
      {!data && !isError && (
        <SkeletonGroup label="Loading your guests">
          <SkeletonRows />
        </SkeletonGroup>
      )}
      {data?.guests.length === 0 && (
        <EmptyState className="mt-10" level={2} title={search ? `No guests called “${search}”` : 'No guests yet'}>
          {search ? 'Try part of the name or number.' : 'Guests appear here once they’ve booked.'}
        </EmptyState>
      )}
      {data && data.guests.length > 0 && (
        <ul className="mt-4 divide-y divide-line overflow-hidden rounded-md border border-line bg-card">
          {data.guests.map((guest) => (
            <Row key={guest.id} guest={guest} isOpen={guest.id === openId} />
          ))}
        </ul>
      )}
      {data && data.total > PAGE && (
        <div className="mt-4 flex items-center justify-between gap-3">
          <Button variant="secondary" size="sm" disabled={page === 1} onClick={() => setPage(page - 1)}>
            Back
          </Button>
          <span className="text-sm text-ink-soft figures">
            {page} of {Math.ceil(data.total / PAGE)}
          </span>
          <Button variant="secondary" size="sm" disabled={page * PAGE >= data.total} onClick={() => setPage(page + 1)}>
            More
          </Button>
        </div>
      )}
    </section>
  );
}

function Row({ guest, isOpen }: { guest: GuestRow; isOpen: boolean }) {
  const { today } = useShopNow();
  const badge = rowBadge(guest);
  return (
    <li>
      <Link
        to={`/guests/${guest.id}`}
        preventScrollReset
        aria-current={isOpen ? 'page' : undefined}
        className={clsx(
          'flex min-h-16 items-center gap-3.5 border-l-4 px-3.5 py-2 text-ink no-underline hover:bg-sand focus-visible:focus-ring',
          isOpen ? 'border-l-thyme-700 bg-thyme-100' : 'border-l-transparent',
        )}
      >
        <Avatar name={nameOf(guest)} size={38} />
        <span className="min-w-0 flex-1 leading-snug">
          <b className="block truncate font-semibold">{nameOf(guest)}</b>
          <span className="block truncate text-sm text-ink-soft">{rowWords(guest, today)}</span>
        </span>
        {badge ? (
          <Badge tone={badge[0]}>{badge[1]}</Badge>
        ) : (
          guest.completed > 0 && <span className="text-sm text-ink-soft">{count(guest.completed, 'appointment')}</span>
        )}
      </Link>
    </li>
  );
}
