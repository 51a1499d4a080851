import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { ConversationEntry as Entry } from '@thyme/site/conversations/conversation-entry.tsx';
import { Avatar, Chip, EmptyState } from '@thyme/ui';
import { DeskConversationsDocument } from '../../generated/graphql.ts';
import { useDesk } from '../../lib/desk.ts';
import { run } from '../../lib/graphql/client.ts';
import { ListRow, SearchedList, useListSearch } from '../../lib/searched-list.tsx';
import { deskKey } from '../../lib/use-act.ts';
import { useShopNow } from '../../lib/use-shop-now.ts';
import type { ConversationEntry } from './operations.ts';

/** The shop's conversations, to be found by name or by words. */
export function ConversationList({ openGuest }: { openGuest: number | null }) {
  const { business } = useDesk();
  const list = useListSearch(false);
  const { search, filter: unread, page } = list;
  const query = useQuery({
    queryKey: deskKey(business.id, 'messages', 'list', search, unread, page),
    queryFn: async () =>
      (await run(DeskConversationsDocument, { business: business.id, search, unread, page })).desk_conversations,
    placeholderData: keepPreviousData,
  });
  const waiting = query.data?.unread_conversations ?? 0;
  return (
    <SearchedList
      label="Conversations"
      field={{ label: 'Search guests and words', placeholder: 'Search guests and words' }}
      list={list}
      filters={{
        legend: 'Which conversations',
        chips: (
          <>
            <Chip pressed={!unread} onClick={() => list.choose(false)}>
              All
            </Chip>
            <Chip pressed={unread} onClick={() => list.choose(true)}>
              Unread {waiting > 0 && <span className="figures opacity-75">{waiting}</span>}
            </Chip>
          </>
        ),
      }}
      query={query}
      loading="Loading your conversations"
      rows={({ conversations }) =>
        conversations.length === 0
          ? null
          : conversations.map((entry) => (
              <Row key={entry.id} entry={entry} isOpen={entry.guest_id === openGuest} />
            ))
      }
      nothing={<Nothing search={search} unread={unread} />}
      total={query.data?.total ?? 0}
      pager={{ back: 'Newer', more: 'Older' }}
    />
  );
}

function Nothing({ search, unread }: { search: string; unread: boolean }) {
  if (search)
    return (
      <EmptyState className="mt-10" level={2} title={`Nothing found for “${search}”`}>
        Try part of a name, or a word from a message.
      </EmptyState>
    );
  return unread ? (
    <EmptyState className="mt-10" level={2} title="All read">
      New messages appear here until someone has read them.
    </EmptyState>
  ) : (
    <EmptyState className="mt-10" level={2} title="No messages yet">
      Guests can write to you from your page and from their appointments.
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
