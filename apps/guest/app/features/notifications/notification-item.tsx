import { isHomeClock } from '@thyme/domain/time';
import { ago } from '@thyme/site/format.ts';
import { Checkbox } from '@thyme/ui';
import { clsx } from 'clsx';
import {
  Bell,
  CalendarCheck,
  CalendarClock,
  CalendarX,
  ClockAlert,
  Gift,
  Hourglass,
  type LucideIcon,
  ReceiptText,
  ShieldAlert,
  ShieldCheck,
  Star,
  Undo2,
  Video,
  Wallet,
} from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { irishDay } from '../../lib/view/dates.ts';
import type { Notification } from './use-notifications.ts';

const green = 'bg-thyme-100 text-thyme-700';
const looks: Record<string, [LucideIcon, string]> = {
  reschedule_request: [CalendarClock, green],
  accept_reschedule_appointment: [CalendarCheck, green],
  booking_confirmed: [CalendarCheck, green],
  booking_cancelled: [CalendarX, 'bg-sand text-ink-soft'],
  blocked_warning: [ShieldAlert, 'bg-honey-100 text-honey-900'],
  unblocked: [ShieldCheck, green],
  refundable_deposit: [Wallet, green],
  waiting_list_offer: [Hourglass, 'bg-clay-100 text-clay-900'],
  review_request: [Star, 'bg-honey-100 text-honey-900'],
  voucher_received: [Gift, 'bg-plum-100 text-plum'],
  payment_received: [ReceiptText, green],
  no_show: [CalendarX, 'bg-honey-100 text-honey-900'],
};

/** The look follows the current state of the subject, not the state when the notification was sent. */
function lookOf({ status, call_id: call, ended_offer: ended }: Notification): [LucideIcon, string] {
  if (call !== null) return [Video, 'bg-plum-100 text-plum'];
  if (ended) return [ended.state === 'declined' ? Undo2 : ended.state === 'lapsed' ? ClockAlert : CalendarCheck, green];
  return looks[status] ?? [Bell, green];
}

const WEEK = 7 * 86_400;
const HAS_TIME = /\d (am|pm)\b/;

interface NotificationItemProps {
  notification: Notification;
  now: number;
  isNew: boolean;
  ticked: boolean;
  onTick: () => void;
  /** Its question or its link. */
  children?: ReactNode;
}

/** The dot stays on the line of the last word. */
function NewTitle({ children: title }: { children: string }) {
  const last = title.lastIndexOf(' ') + 1;
  return (
    <>
      {title.slice(0, last)}
      <span className="whitespace-nowrap">
        {title.slice(last)}
        <span aria-hidden="true" className="ml-2.5 inline-block size-2.5 rounded-full bg-clay" />
      </span>
      <span className="sr-only">, new</span>
    </>
  );
}

/** One notification: a checkbox, what it is, when it arrived, and its actions. */
export function NotificationItem({ notification, now, isNew, ticked, onTick, children }: NotificationItemProps) {
  const { title, message, status, created_at: at, actions, zone_label: zone } = notification;
  const heading = useId();
  const [Icon, look] = lookOf(notification);
  // An open proposal is shown below, with the old and new times side by side.
  const isDrawn = status === 'reschedule_request' && actions.length > 0;
  return (
    <li
      aria-labelledby={heading}
      className={clsx(
        'grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 rounded-lg p-4 md:grid-cols-[auto_auto_minmax(0,1fr)] md:gap-x-5 md:px-5',
        isNew ? 'bg-card shadow-soft' : 'border border-line bg-card/55',
      )}
    >
      <Checkbox label={`Select: ${title}`} hideLabel checked={ticked} onChange={onTick} />
      <span aria-hidden="true" className={clsx('grid size-12 place-items-center rounded-md max-md:hidden', look)}>
        <Icon className="size-5.5" />
      </span>
      <div className="min-w-0 py-1.5">
        <div className="flex flex-wrap items-baseline justify-between gap-x-4">
          <h3 id={heading} className="text-lg leading-snug font-semibold">
            {isNew ? <NewTitle>{title}</NewTitle> : title}
          </h3>
          <time dateTime={new Date(at * 1000).toISOString()} className="text-sm text-ink-soft">
            {now - at < WEEK ? ago(at, now) : irishDay(at)}
          </time>
        </div>
        {message && !isDrawn && (
          <p className="mt-1 text-pretty [overflow-wrap:anywhere]">
            {message}
            {/* The stored text names every other zone itself. */}
            {zone && isHomeClock(zone) && HAS_TIME.test(`${title} ${message}`) && (
              <span className="abroad-only"> ({zone})</span>
            )}
          </p>
        )}
        {children && <div className="mt-3 grid grid-cols-[minmax(0,1fr)] gap-3">{children}</div>}
      </div>
    </li>
  );
}
