import {
  dateAt,
  existsOnWall,
  formatDayTime,
  instantOf,
  type WallSeconds,
  withZone,
  zoneLabel,
} from '@thyme/domain/time';
import { type CallWishRefusal, waitForCall } from '@thyme/domain/waiting-list';
import type { Services } from '../../../platform/services.ts';
import { announceDesk } from '../../../realtime/desk-events.ts';
import { callNeedOf, readStall } from '../../availability/index.ts';
import { type JoinAnswer, no, placeInLine } from '../join-answer.ts';
import { countOpen, positionOf } from '../store.ts';
import { upsertCallRequest } from './store.ts';

/** The most open requests of one guest. */
export const MAX_OPEN = 30;
export const MANY_LISTS = 'You’re already on a lot of lists. Please leave one first.';

const MESSAGES: Record<CallWishRefusal['code'], string> = {
  'no-call-needed': 'You don’t need a call with this business. You can book any free time.',
  'paid-with-appointment':
    'The call is paid for with your appointment. Please book a later time first, then ask again.',
  'too-late': 'There’s no time left for a call before then. Please choose a later time.',
};

export interface CallWish {
  businessId: number;
  pricingId: number;
  /** When the guest wants their appointment. */
  at: WallSeconds;
}

/** Adds a guest to the list for an earlier consultation call; asking again changes the appointment it is for. */
export async function joinForCall(services: Services, userId: number, wish: CallWish): Promise<JoinAnswer> {
  const { db, clock } = services;
  const { businessId, pricingId, at } = wish;
  const now = clock.now();
  const stall = await readStall(db, businessId, [pricingId], { viewer: userId, now });
  if (!stall) return no('This shop was not found.');
  const { shop } = stall;
  if (at < 0 || !existsOnWall(shop.zone, at)) return no('Please select a date and time.');
  const need = callNeedOf(stall, now);
  const until = waitForCall(
    { appointmentAt: instantOf(shop.zone, at), need: need.kind, price: shop.consultationPrice },
    now,
  );
  if (!until.ok) return no(MESSAGES[until.refusal.code]);
  if ((await countOpen(db, userId)) >= MAX_OPEN) return no(MANY_LISTS);
  const toDate = dateAt(shop.zone, until.value);
  const request = await upsertCallRequest(db, {
    ...{ businessId, userId, pricingId, dateScope: 'this_date', callUntil: until.value, createdAt: now },
    ...{ date: toDate, fromDate: dateAt(shop.zone, now), toDate },
  });
  announceDesk(services, businessId);
  const position = await positionOf(db, request);
  const message = `${placeInLine(position)} We’ll tell you as soon as a call comes free in time for ${withZone(formatDayTime(at), zoneLabel(shop.zone))}.`;
  return { status: 1, message, requestId: request.id, position };
}
