import { isFree } from '@thyme/domain/availability';
import { checkWarningCall, WARNING_CALL_MESSAGE } from '@thyme/domain/bookings';
import { dateAt, existsOnWall, type Instant, instantOf, type WallSeconds } from '@thyme/domain/time';
import { randomToken } from '../../../platform/crypto/ids.ts';
import type { Services } from '../../../platform/services.ts';
import { inTransaction, type UnitOfWork } from '../../../platform/unit-of-work.ts';
import {
  announceAtCommit,
  deleteLapsedHoldsOf,
  readBusy,
  readNearest,
  readShop,
  type Shop,
} from '../../availability/index.ts';
import { shareCalendar } from '../../edits/index.ts';
import { lockGuestStatus } from '../../guests/index.ts';
import { appointmentRefusal } from '../appointments/refusals.ts';
import { announceConfirmed } from '../notifications/appointment-notifications.ts';
import { hasOpenCall, insertCall } from './book-call-store.ts';

export interface CallAnswer {
  status: 0 | 1;
  message: string;
  appointmentId: number | null;
  nearest: WallSeconds[];
}

const refused = (message: string, nearest: WallSeconds[] = []): CallAnswer => ({
  status: 0,
  message,
  appointmentId: null,
  nearest,
});

const TAKEN = 'This time is taken. Please select another time.';

/** Rolls back; the nearest times are read afterwards, once the transaction's connection is free. */
class NotFree extends Error {}

/** Books the call that a business required in its warning: a free appointment of its own with a room and a chair. */
export async function bookWarningCall(
  services: Services,
  userId: number,
  { businessId, wall }: { businessId: number; wall: WallSeconds },
): Promise<CallAnswer> {
  const shop = await readShop(services.db, businessId);
  if (!shop) return refused('This business has not asked for a call.');
  if (wall < 0 || !existsOnWall(shop.zone, wall)) return refused('Please select a date and time.');
  const at = instantOf(shop.zone, wall);
  try {
    return await inTransaction(services, (tx) => book(tx, userId, { shop, at }));
  } catch (error) {
    if (!(error instanceof NotFree)) throw error;
    return refused(error.message, await nearest(services, shop, at));
  }
}

const nearest = (services: Services, shop: Shop, at: Instant) =>
  readNearest(services, shop, [{ minutes: shop.consultationMinutes }], at);

async function book(tx: UnitOfWork, userId: number, { shop, at }: { shop: Shop; at: Instant }): Promise<CallAnswer> {
  const now = tx.clock.now();
  await shareCalendar(tx.db, shop.id);
  // Serializes two tabs of one guest.
  const guestStatus = await lockGuestStatus(tx.db, shop.id, userId);
  if (!guestStatus || guestStatus.warnedAt === null) return refused('This business has not asked for a call.');
  if (await hasOpenCall(tx.db, shop.id, userId, now))
    return refused('Your call is already booked. You can move it in your appointments.');
  const within = checkWarningCall(guestStatus.warnedAt, at, now, shop.zone);
  if (!within.ok) return refused(WARNING_CALL_MESSAGE);
  await deleteLapsedHoldsOf(tx.db, shop.id, now);
  const day = dateAt(shop.zone, at);
  const busy = await readBusy(tx, shop, { from: day, to: day });
  const appointment = [{ minutes: shop.consultationMinutes }];
  const place = isFree({ shop: shop.calendar, busy, appointment, now }, at);
  if (!place.ok) throw new NotFree(appointmentRefusal(place.refusal, 'reschedule'));
  const [chair] = place.value;
  if (!chair) throw new NotFree(TAKEN);
  const appointmentId = await insertCall(tx.db, {
    businessId: shop.id,
    userId,
    chairId: chair.chair,
    roomId: randomToken(24),
    startsAt: at,
    endsAt: chair.to,
    currency: shop.currency,
    now,
  });
  if (appointmentId === null) throw new NotFree(TAKEN);
  await announceAtCommit(tx, shop.id, [day]);
  await announceConfirmed(tx, { businessId: shop.id, appointmentId });
  return { status: 1, message: 'Your video call is booked.', appointmentId, nearest: [] };
}
