import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { ConversationEntry as Entry } from '@thyme/site/conversations/conversation-entry.tsx';
import { Avatar, Chip, EmptyState } from '@thyme/ui';
import { DeskConversationsDocument } from '../../generated/graphql.ts';
import { useDesk } from '../../lib/desk.ts';
import { run } from '../../lib/graphql/client.ts';
import { ListRow, SearchedList, useListSearch } from '../../lib/searched-list.tsx';
import { useShopNow } from '../../lib/time/use-shop-now.ts';
import { deskKey } from '../../lib/use-act.ts';
import type { ConversationEntry } from './operations.ts';

const filters = [
  ['all', 'All'],
  ['unread', 'Unread'],
  ['text', 'Text'],
  ['mail', 'Email'],
] as const;
type Filter = (typeof filters)[number][0];

/** The shop's conversations, searchable by name or text. */
export function ConversationList({ openGuest }: { openGuest: number | null }) {
  const { business } = useDesk();
  const list = useListSearch<Filter>('all');
  const { search, filter, page } = list;
  const which = { unread: filter === 'unread', route: filter === 'text' || filter === 'mail' ? filter : null };
  const query = useQuery({
    queryKey: deskKey(business.id, 'messages', 'list', search, filter, page),
    queryFn: async () =>
      (await run(DeskConversationsDocument, { business: business.id, search, ...which, page })).desk_conversations,
    placeholderData: keepPreviousData,
  });
  const waiting = query.data?.unread_conversations ?? 0;
  return (
    <SearchedList
      label="Conversations"
      field={{ label: 'Search guests and messages', placeholder: 'Search guests and messages' }}
      list={list}
      filters={{
        legend: 'Which conversations',
        chips: filters.map(([value, label]) => (
          <Chip key={value} pressed={filter === value} onClick={() => list.choose(value)}>
            {label} {value === 'unread' && waiting > 0 && <span className="figures opacity-75">{waiting}</span>}
          </Chip>
        )),
      }}
      query={query}
      loading="Loading your conversations"
      rows={({ conversations }) =>
        conversations.length === 0
          ? null
          : conversations.map((entry) => <Row key={entry.id} entry={entry} isOpen={entry.guest_id === openGuest} />)
      }
      nothing={<Nothing search={search} filter={filter} />}
      total={query.data?.total ?? 0}
      pager={{ back: 'Newer', more: 'Older' }}
    />
  );
}

const nothing: Record<Filter, { title: string; words: string }> = {
  all: { title: 'No messages yet', words: 'Guests can write to you from your page and from their appointments.' },
  unread: { title: 'All read', words: 'New messages appear here until someone has read them.' },
  text: { title: 'Nothing by text', words: 'Guests who answer your texts appear here.' },
  mail: { title: 'Nothing by email', words: 'Guests who answer your emails appear here.' },
};

function Nothing({ search, filter }: { search: string; filter: Filter }) {
  const { title, words } = search
    ? { title: `Nothing found for “${search}”`, words: 'Try part of a name, or a word from a message.' }
    : nothing[filter];
  return (
    <EmptyState className="mt-10" level={2} title={title}>
      {words}
    </EmptyState>
  );
}

function Row({ entry, isOpen }: { entry: ConversationEntry; isOpen: boolean }) {
  const { business } = useDesk();
  const { now } = useShopNow();
  const { guest_id: guest, guest_name: name, preview, last_own: own, last_at: at, unread } = entry;
  return (
    <ListRow to={`/messages/${guest}`} isOpen={isOpen}>
      <Avatar name={name} size={38} />
      <Entry {...{ name, preview, at, unread, now }} isOwn={own} zone={business.zone} />
    </ListRow>
  );
}
