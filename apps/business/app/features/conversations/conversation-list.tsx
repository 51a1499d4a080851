import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { whenWords } from '@thyme/site/conversations/thread-words.ts';
import { Avatar, Button, Chip, CountBadge, EmptyState, SearchField, SkeletonGroup, SkeletonRows } from '@thyme/ui';
import { clsx } from 'clsx';
import { useDeferredValue, useState } from 'react';
import { Link } from 'react-router';
import { DeskConversationsDocument } from '../../generated/graphql.ts';
import { useDesk } from '../../lib/desk.ts';
import { run } from '../../lib/graphql/client.ts';
import { deskKey } from '../../lib/use-act.ts';
import { useShopNow } from '../../lib/use-shop-now.ts';
import type { ConversationEntry } from './operations.ts';

const PAGE = 40;

/** The shop's conversations, to be found by name or by words. */
export function ConversationList({ openGuest }: { openGuest: number | null }) {
  const { business } = useDesk();
  const [typed, setTyped] = useState('');
  const [unread, setUnread] = useState(false);
  const [page, setPage] = useState(1);
  const search = useDeferredValue(typed.trim());
  const { data, isError, refetch } = useQuery({
    queryKey: deskKey(business.id, 'messages', 'list', search, unread, page),
    queryFn: async () =>
      (await run(DeskConversationsDocument, { business: business.id, search, unread, page })).desk_conversations,
    placeholderData: keepPreviousData,
  });
  const choose = (only: boolean) => {
    setUnread(only);
    setPage(1);
  };
  return (
    <section aria-label="Conversations">
      <SearchField
        label="Search guests and words"
        placeholder="Search guests and words"
        value={typed}
        onChange={(event) => {
          setTyped(event.currentTarget.value);
          setPage(1);
        }}
      />
      <fieldset className="mt-3 flex gap-2">
        <legend className="sr-only">Which conversations</legend>
        <Chip pressed={!unread} onClick={() => choose(false)}>
          All
        </Chip>
        <Chip pressed={unread} onClick={() => choose(true)}>
          Unread{' '}
          {data && data.unread_conversations > 0 && (
            <span className="figures opacity-75">{data.unread_conversations}</span>
          )}
        </Chip>
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
        <SkeletonGroup label="Loading your conversations">
          <SkeletonRows />
        </SkeletonGroup>
      )}
      {data?.conversations.length === 0 && <Nothing search={search} unread={unread} />}
      {data && data.conversations.length > 0 && (
        <ul className="mt-4 divide-y divide-line overflow-hidden rounded-md border border-line bg-card">
          {data.conversations.map((entry) => (
            <Row key={entry.id} entry={entry} isOpen={entry.guest_id === openGuest} />
          ))}
        </ul>
      )}
      {data && data.total > PAGE && (
        <div className="mt-4 flex items-center justify-between gap-3">
          <Button variant="secondary" size="sm" disabled={page === 1} onClick={() => setPage(page - 1)}>
            Newer
          </Button>
          <Button variant="secondary" size="sm" disabled={page * PAGE >= data.total} onClick={() => setPage(page + 1)}>
            Older
          </Button>
        </div>
      )}
    </section>
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
    <li>
      <Link
        to={`/messages/${guest}`}
        preventScrollReset
        aria-current={isOpen ? 'page' : undefined}
        className={clsx(
          'flex min-h-16 items-center gap-3.5 border-l-4 px-3.5 py-2 text-ink no-underline hover:bg-sand focus-visible:focus-ring',
          isOpen ? 'border-l-thyme-700 bg-thyme-100' : 'border-l-transparent',
        )}
      >
        <Avatar name={name} size={38} />
        <span className="min-w-0 flex-1 leading-snug">
          <b className="block truncate font-semibold">{name}</b>
          <span className={clsx('block truncate text-sm', unread > 0 ? 'font-semibold' : 'text-ink-soft')}>
            {own && 'You: '}
            {preview}
          </span>
        </span>
        <span className="grid justify-items-end gap-1 text-sm text-ink-soft figures">
          {whenWords(at, now, business.zone)}
          <CountBadge count={unread} label={`${unread} unread`} />
        </span>
      </Link>
    </li>
  );
}
