import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { count } from '@thyme/site/format.ts';
import { Avatar, Badge, Chip, EmptyState } from '@thyme/ui';
import { DeskGuestsDocument } from '../../generated/graphql.ts';
import { useDesk } from '../../lib/desk.ts';
import { run } from '../../lib/graphql/client.ts';
import { ListRow, SearchedList, useListSearch } from '../../lib/searched-list.tsx';
import { useShopNow } from '../../lib/time/use-shop-now.ts';
import { deskKey } from '../../lib/use-act.ts';
import { nameOf, rowBadge, rowWords } from './guest-words.ts';
import type { GuestRow } from './operations.ts';

const filters = [
  ['all', 'All'],
  ['new', 'New'],
  ['asked', 'Asked for a call'],
  ['blocked', 'Blocked'],
] as const;
type Filter = (typeof filters)[number][0];

/** All guests of the shop, searchable by name or phone. */
export function GuestList({ openId }: { openId: number | null }) {
  const { business } = useDesk();
  const list = useListSearch<Filter>('all');
  const { search, filter, page } = list;
  const query = useQuery({
    queryKey: deskKey(business.id, 'guests', search, filter, page),
    queryFn: async () => (await run(DeskGuestsDocument, { business: business.id, search, filter, page })).desk_guests,
    placeholderData: keepPreviousData,
  });
  const { data } = query;
  return (
    <SearchedList
      label="Guests"
      field={{ label: 'Find a guest', placeholder: 'Name or phone' }}
      list={list}
      filters={{
        legend: 'Which guests',
        chips: filters.map(([value, label]) => (
          <Chip key={value} pressed={filter === value} onClick={() => list.choose(value)}>
            {label} {data && <span className="opacity-75 figures">{data.counts[value]}</span>}
          </Chip>
        )),
      }}
      query={query}
      loading="Loading your guests"
      rows={({ guests }) =>
        guests.length === 0
          ? null
          : guests.map((guest) => <Row key={guest.id} guest={guest} isOpen={guest.id === openId} />)
      }
      nothing={
        <EmptyState className="mt-10" level={2} title={search ? `No guests called “${search}”` : 'No guests yet'}>
          {search ? 'Try part of the name or number.' : 'Guests appear here once they’ve booked.'}
        </EmptyState>
      }
      total={data?.total ?? 0}
      pager={{ back: 'Back', more: 'More', showsPlace: true }}
    />
  );
}

function Row({ guest, isOpen }: { guest: GuestRow; isOpen: boolean }) {
  const { today } = useShopNow();
  const badge = rowBadge(guest);
  return (
    <ListRow to={`/guests/${guest.id}`} isOpen={isOpen}>
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
    </ListRow>
  );
}
