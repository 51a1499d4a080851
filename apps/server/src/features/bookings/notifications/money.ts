import type { UnitOfWork } from '../../../platform/unit-of-work.ts';
import { type NewNotification, notify } from '../../notifications/index.ts';
import { accountPathOf, dayOf } from './facts.ts';
import { type AppointmentKey, type AppointmentRecord, findAppointment } from './store.ts';

async function notifyGuest(
  tx: UnitOfWork,
  key: AppointmentKey,
  describe: (record: AppointmentRecord) => Pick<NewNotification, 'kind' | 'title' | 'message' | 'dedupeKey'>,
): Promise<void> {
  const record = await findAppointment(tx.db, key);
  if (!record) throw new Error(`Appointment ${key.appointmentId} is not there.`);
  const { appointment, guest, business, lines, ownerId } = record;
  await notify(tx, {
    ...describe(record),
    userId: guest.id,
    senderId: ownerId,
    businessId: business.id,
    refId: appointment.id,
    targetUrl:
      appointment.saleId === null ? accountPathOf(appointment) : `/invoice/${appointment.saleId}/${appointment.id}`,
    services: lines.map(({ pricingId, name }) => ({ pricingId, name })),
  });
}

/** Notifies the guest that retained money is refunded. */
export function announceReturned(
  tx: UnitOfWork,
  returned: AppointmentKey & { amount: string; isToVoucher: boolean; happening: string },
): Promise<void> {
  const when = returned.isToVoucher
    ? 'It is on your voucher again.'
    : 'What you paid by card reaches it within 5 working days.';
  return notifyGuest(tx, returned, ({ appointment, business }) => ({
    kind: 'refundable_deposit',
    title: `${returned.amount} deposit is on its way back`,
    message: `From ${business.name}, for ${dayOf(business.zone, appointment.startsAt)}. ${when}`,
    dedupeKey: `deposit-${returned.happening}:${appointment.id}`,
  }));
}

/** Notifies the guest that the business charges the fee. */
export function announceCharged(tx: UnitOfWork, charged: AppointmentKey & { fee: string }): Promise<void> {
  return notifyGuest(tx, charged, ({ appointment, business }) => ({
    kind: 'booking_cancelled',
    title: `${business.name} keeps ${charged.fee}`,
    message: `For ${dayOf(business.zone, appointment.startsAt)}, by its cancellation policy.`,
    dedupeKey: `charged:${appointment.id}`,
  }));
}
