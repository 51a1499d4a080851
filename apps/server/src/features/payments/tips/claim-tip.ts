import { type Currency, formatMinor } from '@thyme/domain/money';
import { splitTip } from '@thyme/domain/payments';
import type { UnitOfWork } from '../../../platform/unit-of-work.ts';
import { announceDeskAtCommit } from '../../../realtime/desk-events.ts';
import { notify } from '../../notifications/index.ts';
import { insertEntries } from '../../sales/index.ts';
import type { OrderRow } from '../orders/order-store.ts';
import { findConcerned } from '../refunds/refund-store.ts';
import { listTipWork } from './tip-store.ts';

/** Writes a paid tip as a claim for each person, by their time, so that the charge beside it is owed. */
export async function claimTip(tx: UnitOfWork, order: OrderRow): Promise<void> {
  const { id, businessId, saleId, appointmentId, amount, currency, userId } = order;
  if (businessId === null || saleId === null || appointmentId === null) throw new Error(`Order ${id} tips nothing.`);
  const work = await listTipWork(tx.db, { businessId, appointmentId });
  const entry = { businessId, saleId, appointmentId, currency, actorId: userId, createdAt: tx.clock.now() };
  const shares = splitTip(amount, work);
  await insertEntries(
    tx.db,
    shares.map(({ person, amount: part }) => ({ ...entry, side: 'claim', kind: 'tip', amount: part, chairId: person })),
  );
  const concerned = await findConcerned(tx.db, { businessId, saleId });
  if (!concerned || concerned.ownerId === null) return;
  const { guest, ownerId } = concerned;
  const words = (part: number) => formatMinor(part, currency as Currency);
  const people = shares.map(({ person, amount: part }) => {
    const name = work.find((one) => one.person === person)?.name;
    return name ? `${words(part)} for ${name}` : words(part);
  });
  await notify(tx, {
    businessId,
    userId: ownerId,
    refId: appointmentId,
    kind: 'tip_received',
    title: `${`${guest.firstName} ${guest.lastName}`.trim()} left a tip of ${words(amount)}`,
    message: `${people.join(', ')}. It is in your next payout.`,
    dedupeKey: `tip:${id}`,
  });
  await announceDeskAtCommit(tx, businessId);
}
