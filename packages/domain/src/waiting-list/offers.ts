import { ok, type Result, refuse } from '../result/index.ts';
import { type Instant, MINUTE } from '../time/index.ts';

/** How long a freed time is held for the guest it is offered to. */
export const OFFER_SECONDS = 15 * MINUTE;

export const OFFER_STATUSES = ['open', 'accepted', 'declined', 'lapsed'] as const;
export type OfferStatus = (typeof OFFER_STATUSES)[number];
export const OFFER_ACTIONS = ['accept', 'decline', 'lapse'] as const;
export type OfferAction = (typeof OFFER_ACTIONS)[number];

/** When an offer expires: after fifteen minutes, or when its time begins. */
export function offerExpiresAt(offeredAt: Instant, startsAt: Instant): Instant {
  return Math.min(offeredAt + OFFER_SECONDS, startsAt);
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
