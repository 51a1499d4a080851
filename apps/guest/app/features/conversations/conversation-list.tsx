import { ConversationEntry as Entry } from '@thyme/site/conversations/conversation-entry.tsx';
import { useNow } from '@thyme/site/use-now.ts';
import { Button, EmptyState, ErrorState, Skeleton, SkeletonGroup } from '@thyme/ui';
import { clsx } from 'clsx';
import { Link } from 'react-router';
import { Photo } from '../../lib/view/photo.tsx';
import type { ConversationEntry } from './operations.ts';
import { useConversations } from './use-conversations.ts';
import { ownZone } from './zone.ts';

/** The shops that the guest writes with, the newest first. */
export function ConversationList({ openShop }: { openShop: string | null }) {
  const { data, isError, refetch } = useConversations();
  if (isError)
    return (
      <ErrorState
        title="We couldn’t load your messages"
        action={<Button onClick={() => void refetch()}>Try again</Button>}
      >
        Nothing is lost.
      </ErrorState>
    );
  if (!data)
    return (
      <SkeletonGroup label="Loading your messages">
        <div className="grid gap-2 p-2">
          <Skeleton height={72} />
          <Skeleton height={72} />
          <Skeleton height={72} />
        </div>
      </SkeletonGroup>
    );
  if (data.length === 0)
    return (
      <EmptyState
        level={2}
        title="No messages yet"
        action={
          <Button asChild>
            <Link to="/profile/appointments">My appointments</Link>
          </Button>
        }
      >
        Write to a shop from an appointment, or from the foot of its page.
      </EmptyState>
    );
  return (
    <ul aria-label="Conversations" className="grid gap-1 p-2">
      {data.map((entry) => (
        <Row key={entry.id} entry={entry} isOpen={entry.shop.slug === openShop} />
      ))}
    </ul>
  );
}

function Row({ entry, isOpen }: { entry: ConversationEntry; isOpen: boolean }) {
  const now = useNow(Math.floor(Date.now() / 1000));
  const { id, shop, preview, last_own: own, last_at: at, unread } = entry;
  return (
    <li>
      <Link
        to={`/profile/messages/${id}`}
        preventScrollReset
        aria-current={isOpen ? 'page' : undefined}
        className={clsx(
          'flex min-h-18 items-center gap-3 rounded-md px-3 py-2 text-ink no-underline hover:bg-sand focus-visible:focus-ring',
          isOpen && 'bg-thyme-100',
        )}
      >
        <span className="size-13 flex-none overflow-hidden rounded-md bg-sand">
          {shop.thumbnail_picture && <Photo photo={shop.thumbnail_picture} alt="" sizes="52px" className="size-full" />}
        </span>
        <Entry name={shop.name} preview={preview} isOwn={own} at={at} unread={unread} now={now} zone={ownZone()} />
      </Link>
    </li>
  );
}
