import type { Minor } from '../money/index.ts';
import { ok, type Result, refuse } from '../result/index.ts';
import type { Instant } from '../time/index.ts';
import type { CartItem } from './cart.ts';

export const CONSULTATION_MINUTES = 15;

export const CONSULTATION_MESSAGES = {
  dateStep: 'You must select a vetting call time before the time you have selected for the services!',
  confirmStep: 'You must have to select consultation call time before the time you have selected for the services!',
} as const;

export type GuestStatus = 'New' | 'Known';

/** The calls that a guest has with a shop. */
export type GuestCalls = {
  /** A call took place. */
  readonly tookPlace: boolean;
  /** When the upcoming calls end. */
  readonly booked: readonly Instant[];
};

/** One call is enough: a past one for everything, an upcoming one for every appointment after it. */
export function hasCallBefore({ tookPlace, booked }: GuestCalls, appointmentAt: Instant | undefined): boolean {
  return tookPlace || booked.some((endsAt) => appointmentAt === undefined || endsAt <= appointmentAt);
}

/** A new guest needs a call first at a shop with video vetting, unless there already is one, or the cart has only classes, courses and vouchers. */
export function needsConsultation(appointment: {
  readonly guestStatus: GuestStatus;
  readonly videoVetting: boolean;
  readonly items: readonly (Pick<CartItem, 'kind'> & { readonly isGroup?: boolean })[];
  readonly hasCall?: boolean;
}): boolean {
  const hasSingle = appointment.items.some((item) => item.kind === 'service' && !item.isGroup);
  return appointment.guestStatus === 'New' && appointment.videoVetting && hasSingle && !appointment.hasCall;
}

/** The cart items plus the call that a new guest has to book first, if the shop charges for it. */
export function withCall(items: readonly CartItem[], price: Minor): CartItem[] {
  return price > 0 ? [...items, { kind: 'call', price }] : [...items];
}

export type ConsultationRefusal = { readonly code: 'call-missing' | 'call-past' | 'call-not-before-service' };

/** Whether the call ends before the first service begins. Both times use the same clock. */
export function isCallBefore(callAt: number, minutes: number, firstServiceAt: number): boolean {
  return callAt + minutes * 60 <= firstServiceAt;
}

export function checkCallTime(
  { at, minutes }: { readonly at: Instant | null | undefined; readonly minutes: number },
  firstServiceAt: Instant,
  now: Instant,
): Result<Instant, ConsultationRefusal> {
  if (at === null || at === undefined) return refuse('call-missing');
  if (!isCallBefore(at, minutes, firstServiceAt)) return refuse('call-not-before-service');
  return at < now ? refuse('call-past') : ok(at);
}
