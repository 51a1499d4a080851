import { useQueryClient } from '@tanstack/react-query';
import { dateOfWall, formatTime } from '@thyme/domain/time';
import { Button, EmptyState, ErrorState, KettleDrawing, SkeletonGroup, SkeletonRows } from '@thyme/ui';
import { clsx } from 'clsx';
import {
  ArrowLeftRight,
  Bell,
  CalendarCheck,
  CalendarSync,
  CalendarX,
  CircleHelp,
  type LucideIcon,
  Palmtree,
  Star,
} from 'lucide-react';
import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import { DeskSeeNotificationsDocument } from '../../generated/graphql.ts';
import { useDesk } from '../../lib/desk.ts';
import { reportFailure } from '../../lib/failures.ts';
import { run } from '../../lib/graphql/client.ts';
import { dayWords } from '../../lib/time/day-words.ts';
import { useShopNow } from '../../lib/time/use-shop-now.ts';
import { deskKey } from '../../lib/use-act.ts';
import type { DeskNotification } from './operations.ts';
import { useNotifications } from './use-notifications.ts';

const icons: Record<string, LucideIcon> = {
  new_booking: CalendarCheck,
  guest_moves: ArrowLeftRight,
  booking_moved: ArrowLeftRight,
  guest_cancelled: CalendarX,
  charge_question: CircleHelp,
  new_review: Star,
  time_off: Palmtree,
  calendar_conflict: CalendarSync,
};

/** The shop's notifications. Opening the page marks them as seen. */
export function NotificationsPage() {
  const { data, isError, refetch } = useNotifications();
  const fresh = useSeen(data?.items ?? []);
  if (isError)
    return (
      <ErrorState
        title="We couldn’t load the news"
        action={<Button onClick={() => void refetch()}>Try again</Button>}
      />
    );
  if (!data)
    return (
      <SkeletonGroup label="Loading the news">
        <SkeletonRows />
      </SkeletonGroup>
    );
  if (data.items.length === 0)
    return (
      <EmptyState size="page" level={2} title="Nothing yet" picture={<KettleDrawing />}>
        New bookings, cancellations, replies and reviews show up here, and the bell lets you know.
      </EmptyState>
    );
  return (
    <ul className="max-w-280 divide-y divide-line overflow-hidden rounded-md border border-line bg-card">
      {data.items.map((item) => (
        <li key={item.id}>
          <Line item={item} isFresh={item.is_new || fresh.has(item.id)} />
        </li>
      ))}
    </ul>
  );
}

/** Notifications that were new on opening stay highlighted; the badge is cleared at once. */
function useSeen(items: readonly DeskNotification[]): ReadonlySet<number> {
  const { business } = useDesk();
  const client = useQueryClient();
  const [fresh, setFresh] = useState<ReadonlySet<number>>(new Set());
  const unseen = items.filter(({ is_new }) => is_new).map(({ id }) => id);
  const last = Math.max(0, ...unseen);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the newest of them says enough.
  useEffect(() => {
    if (last === 0) return;
    const ids = unseen;
    setFresh((before) => new Set([...before, ...ids]));
    run(DeskSeeNotificationsDocument, { business: business.id, last })
      .then(() => client.invalidateQueries({ queryKey: deskKey(business.id) }))
      .catch((error) => reportFailure({ api: 'desk_see_notifications', error }));
  }, [last, business.id, client]);
  return fresh;
}

function Line({ item, isFresh }: { item: DeskNotification; isFresh: boolean }) {
  const { today } = useShopNow();
  const Icon = icons[item.kind] ?? Bell;
  const inside = (
    <>
      <span
        className={clsx(
          'grid size-10 flex-none place-items-center rounded-full',
          isFresh ? 'bg-clay-100 text-clay-900' : 'bg-shine text-ink-soft',
        )}
      >
        <Icon aria-hidden="true" className="size-5" />
      </span>
      <span className="min-w-0 flex-1 leading-snug">
        <b className={clsx('block', isFresh ? 'font-semibold' : 'font-medium')}>
          {item.title}
          {isFresh && <span className="sr-only"> (new)</span>}
        </b>
        <span className="block text-sm text-ink-soft">{item.message}</span>
      </span>
      <span className="flex-none text-right text-sm text-ink-soft">
        {dayWords(dateOfWall(item.at), today)}
        <span className="block">{formatTime(item.at)}</span>
      </span>
    </>
  );
  const box = 'flex min-h-16 items-start gap-3.5 px-4 py-3 text-ink no-underline';
  if (item.appt_id === null) return <div className={box}>{inside}</div>;
  return (
    <Link to={`/?appt=${item.appt_id}`} className={clsx(box, 'hover:bg-sand focus-visible:focus-ring')}>
      {inside}
    </Link>
  );
}
