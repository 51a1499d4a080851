import { dateAt, type Instant } from '@thyme/domain/time';
import { randomToken } from '../../../platform/crypto/ids.ts';
import type { UnitOfWork } from '../../../platform/unit-of-work.ts';
import { announceAtCommit, type Shop, timeFreed } from '../../availability/index.ts';
import { updateAppointment } from '../appointments/change-store.ts';
import { announceConfirmed } from '../notifications/appointment-notifications.ts';
import { announceCallMoved } from '../notifications/call-moved.ts';
import { moveRoom, takeChairs } from '../reschedule/store.ts';
import { insertCall } from './book-call-store.ts';
import { deleteRoomTimes, lockCallToCome } from './take-call-store.ts';

export interface OfferedCall {
  shop: Shop;
  userId: number;
  chairId: number;
  startsAt: Instant;
  endsAt: Instant;
}

/**
 * Gives a guest a call that was held for them: their upcoming call is moved to it, or it is booked separately. The
 * caller has released the hold in this transaction, so no one else can take the time. Returns the call's appointment.
 */
export async function takeCall(tx: UnitOfWork, call: OfferedCall): Promise<number> {
  const { shop, userId, chairId, startsAt, endsAt } = call;
  const now = tx.clock.now();
  const before = await lockCallToCome(tx.db, shop.id, userId, now);
  if (before) return move(tx, call, before);
  const key = { businessId: shop.id, roomId: randomToken(24), chairId, startsAt, endsAt };
  const appointmentId = await insertCall(tx.db, { ...key, userId, currency: shop.currency, now });
  if (appointmentId === null) throw new Error('A held call was taken.');
  await announceAtCommit(tx, shop.id, [dateAt(shop.zone, startsAt)]);
  await announceConfirmed(tx, { businessId: shop.id, appointmentId });
  return appointmentId;
}

type Before = NonNullable<Awaited<ReturnType<typeof lockCallToCome>>>;

async function move(tx: UnitOfWork, { shop, userId, chairId, ...time }: OfferedCall, before: Before): Promise<number> {
  const { appointmentId, roomId } = before;
  const businessId = shop.id;
  await deleteRoomTimes(tx.db, businessId, roomId);
  await moveRoom(tx.db, { businessId, appointmentId, ...time });
  if (!(await takeChairs(tx.db, [{ businessId, chairId, roomId, ...time }]))) throw new Error('A held call was taken.');
  if (before.kind === 'consultation') await updateAppointment(tx.db, { businessId, id: appointmentId }, time);
  const freed = [{ chairId: before.chairId, startsAt: before.startsAt, endsAt: before.endsAt }];
  await timeFreed(tx, { businessId, freed, passedBy: [userId] });
  await announceAtCommit(
    tx,
    businessId,
    [before.startsAt, time.startsAt].map((at) => dateAt(shop.zone, at)),
  );
  await announceCallMoved(tx, { businessId, appointmentId, from: before.startsAt, to: time.startsAt });
  return appointmentId;
}
