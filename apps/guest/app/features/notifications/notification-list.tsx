import { needsAnswer } from '@thyme/domain/notifications';
import { useNow } from '@thyme/site/use-now.ts';
import { Button, Checkbox, EmptyState, Skeleton } from '@thyme/ui';
import { Trash2 } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { GrowingList } from '../../lib/view/growing-list.tsx';
import noNews from './art/no-news.svg';
import { NotificationItem } from './notification-item.tsx';
import {
  type Notification,
  useDeletion,
  useNewMarks,
  useNotifications,
  useSeen,
  useSelection,
} from './use-notifications.ts';

interface NotificationListProps {
  /** The actions of a notification; other features provide them. */
  answer: (notification: Notification) => ReactNode;
}

/** A warning whose call is booked needs no answer, although the appointments could still be cancelled. */
const isWaiting = ({ status, created_at, actions, call_id: call }: Notification, now: number) =>
  actions.length > 0 && call === null && needsAnswer(status, created_at, now);

/** All notifications; those that wait for an answer come first. */
export function NotificationList({ answer }: NotificationListProps) {
  const notifications = useNotifications();
  useSeen(notifications.data?.new);
  return (
    <GrowingList
      list={notifications}
      of="your notifications"
      comfort="Nothing is lost."
      skeleton={
        <div className="grid gap-3">
          <Skeleton className="rounded-lg" height={140} />
          <Skeleton className="rounded-lg" height={96} />
          <Skeleton className="rounded-lg" height={96} />
        </div>
      }
      empty={<NoNotifications />}
    >
      {(items) => <Sheets all={items} answer={answer} />}
    </GrowingList>
  );
}

function Sheets({ all, answer }: { all: readonly Notification[] } & NotificationListProps) {
  const now = useNow(Math.floor(Date.now() / 1000));
  const selection = useSelection(all);
  const isNew = useNewMarks(all);
  const remove = useDeletion();
  const [busy, setBusy] = useState(false);
  const waiting = all.filter((notification) => isWaiting(notification, now));
  const others = all.filter((notification) => !waiting.includes(notification));

  async function removeSelected() {
    setBusy(true);
    await remove(selection.selected);
    setBusy(false);
  }

  const sheet = (title: string, shown: readonly Notification[]) =>
    shown.length > 0 && (
      <section className="mt-6">
        <h2 className="display-22 mb-3">{title}</h2>
        <ul className="grid gap-3">
          {shown.map((notification) => (
            <NotificationItem
              key={notification.id}
              notification={notification}
              now={now}
              isNew={isNew(notification)}
              ticked={selection.has(notification.id)}
              onTick={() => selection.toggle(notification.id)}
            >
              {answer(notification)}
            </NotificationItem>
          ))}
        </ul>
      </section>
    );

  return (
    <>
      <div className="flex items-center justify-between gap-4 pl-4 md:pl-5">
        <Checkbox
          label="Select all"
          checked={selection.isAll}
          onChange={({ currentTarget }) => selection.all(currentTarget.checked)}
        />
        <Button
          variant="ghost"
          size="sm"
          disabled={selection.selected.length === 0}
          busy={busy}
          onClick={() => void removeSelected()}
          className="disabled:bg-transparent"
        >
          <Trash2 aria-hidden="true" /> Delete
          {selection.selected.length > 0 && <span className="figures">({selection.selected.length})</span>}
        </Button>
      </div>
      {sheet('Waiting for you', waiting)}
      {sheet(waiting.length > 0 ? 'Earlier' : 'All notifications', others)}
    </>
  );
}

function NoNotifications() {
  return (
    <EmptyState
      size="page"
      level={2}
      title="You don't have any notification!"
      picture={<img src={noNews} alt="" width={420} height={315} className="h-auto w-full" />}
    >
      When a shop moves an appointment, refunds a deposit or a time comes free, you’ll see it here first.
    </EmptyState>
  );
}
