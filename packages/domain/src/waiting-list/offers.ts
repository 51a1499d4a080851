import { ok, type Result, refuse } from '../result/index.ts';
import {
  addDays,
  dateOfWall,
  HOUR,
  type Instant,
  instantWhenReached,
  MINUTE,
  minuteOfWall,
  wallAt,
  wallOf,
  type Zone,
} from '../time/index.ts';

/** How long a freed time is held for the guest it is offered to. */
export const OFFER_SECONDS = 15 * MINUTE;

export const OFFER_STATUSES = ['open', 'accepted', 'declined', 'lapsed'] as const;
export type OfferStatus = (typeof OFFER_STATUSES)[number];
export const OFFER_ACTIONS = ['accept', 'decline', 'lapse'] as const;
export type OfferAction = (typeof OFFER_ACTIONS)[number];

/** The night on the shop's wall clock, in which no offer expires. */
export const QUIET_HOURS = { from: 22, to: 8 } as const;

/** The end of the night that an instant falls into; null by day. */
function endOfNight(zone: Zone, at: Instant): Instant | null {
  const wall = wallOf(zone, at);
  const hour = minuteOfWall(wall) / 60;
  if (hour >= QUIET_HOURS.to && hour < QUIET_HOURS.from) return null;
  const today = dateOfWall(wall);
  const morning = hour < QUIET_HOURS.from ? today : addDays(today, 1);
  return instantWhenReached(zone, wallAt(morning) + QUIET_HOURS.to * HOUR);
}

/**
 * When an offer expires: after fifteen minutes, or when its time begins. Minutes that would end at night are counted
 * from the morning, all fifteen of them.
 */
export function offerExpiresAt(offeredAt: Instant, { startsAt, zone }: { startsAt: Instant; zone: Zone }): Instant {
  const end = offeredAt + OFFER_SECONDS;
  const morning = endOfNight(zone, end - 1) ?? endOfNight(zone, offeredAt);
  return Math.min(morning === null ? end : morning + OFFER_SECONDS, startsAt);
}

type Step = { readonly to: OfferStatus; readonly by: 'guest' | 'system' };

/** Only the guest can accept an offer, and an expired one cannot be reopened. */
export const OFFER_LIFE: Readonly<Record<OfferStatus, Partial<Record<OfferAction, Step>>>> = {
  open: {
    accept: { to: 'accepted', by: 'guest' },
    decline: { to: 'declined', by: 'guest' },
    lapse: { to: 'lapsed', by: 'system' },
  },
  accepted: {},
  declined: {},
  lapsed: {},
};

export type OfferRefusal = { readonly code: 'not-allowed' | 'not-yours' | 'offer-over' | 'offer-runs' };

export function answerOffer(
  offer: { readonly status: OfferStatus; readonly expiresAt: Instant },
  action: OfferAction,
  actor: 'guest' | 'system',
  now: Instant,
): Result<OfferStatus, OfferRefusal> {
  const step = OFFER_LIFE[offer.status][action];
  if (!step) return refuse('not-allowed');
  if (step.by !== actor) return refuse('not-yours');
  const isOver = now >= offer.expiresAt;
  if (action === 'accept' && isOver) return refuse('offer-over');
  if (action === 'lapse' && !isOver) return refuse('offer-runs');
  return ok(step.to);
}
