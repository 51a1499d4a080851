import { AUTO_ACCEPT_SECONDS } from '../bookings/life-cycle.ts';
import { WARNING_CALL_DAYS } from '../bookings/warning-call.ts';
import { DAY, type Instant } from '../time/index.ts';

export const NOTIFICATION_ACTIONS = [
  'accept',
  'reschedule',
  'cancel',
  'book-call',
  'cancel-future',
  'rebook',
  'accept-offer',
  'decline-offer',
] as const;
export type NotificationAction = (typeof NOTIFICATION_ACTIONS)[number];

type Kind = {
  readonly actions: readonly NotificationAction[];
  /** How long the actions stay open, in seconds; without limit when left out. */
  readonly openFor?: number;
};

/** A notification's status on the wire, and the actions it offers the guest. Other kinds are informational. */
export const NOTIFICATION_KINDS = {
  reschedule_request: { actions: ['accept', 'reschedule', 'cancel'], openFor: AUTO_ACCEPT_SECONDS },
  accept_reschedule_appointment: { actions: [] },
  blocked_warning: { actions: ['book-call', 'cancel-future'], openFor: WARNING_CALL_DAYS * DAY },
  unblocked: { actions: ['rebook'] },
  refundable_deposit: { actions: [] },
  /** Depends on the offer: longer at night. */
  waiting_list_offer: { actions: ['accept-offer', 'decline-offer'] },
} as const satisfies Record<string, Kind>;

export type NotificationKind = keyof typeof NOTIFICATION_KINDS;

export function isNotificationKind(kind: string): kind is NotificationKind {
  return Object.hasOwn(NOTIFICATION_KINDS, kind);
}

/** The actions still open on a notification. */
export function openActions(kind: string, createdAt: Instant, now: Instant): readonly NotificationAction[] {
  if (!isNotificationKind(kind)) return [];
  const { actions, openFor }: Kind = NOTIFICATION_KINDS[kind];
  return openFor === undefined || now < createdAt + openFor ? actions : [];
}

/** Whether the notification is listed first because it needs a response. A link to rebook needs none. */
export function needsAnswer(kind: string, createdAt: Instant, now: Instant): boolean {
  return kind !== 'unblocked' && openActions(kind, createdAt, now).length > 0;
}

/** When the countdown of an open notification ends. */
export function answerBy(kind: string, createdAt: Instant): Instant | undefined {
  if (!isNotificationKind(kind)) return undefined;
  const { openFor }: Kind = NOTIFICATION_KINDS[kind];
  return openFor === undefined ? undefined : createdAt + openFor;
}
