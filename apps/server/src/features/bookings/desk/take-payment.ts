import { type Currency, formatMinor } from '@thyme/domain/money';
import { deskVoucherMessage } from '@thyme/domain/vouchers';
import type { StatusMessage } from '../../../graphql/acknowledgement.ts';
import { consumeOrRefuse } from '../../../platform/limits/throttle.ts';
import type { Services } from '../../../platform/services.ts';
import type { UnitOfWork } from '../../../platform/unit-of-work.ts';
import { inTransaction } from '../../../platform/unit-of-work.ts';
import { announceDeskAtCommit } from '../../../realtime/desk-events.ts';
import { writeAuditEntry } from '../../audit/index.ts';
import { redeemAtTill, type TillMethod, type TillRefusal, takeAtTill } from '../../payments/index.ts';
import { NOT_FOUND } from '../appointments/change-status.ts';
import { lockAppointment } from '../appointments/change-store.ts';
import { mailReceipt } from '../notifications/till-receipt.ts';

export type { TillMethod };

/** Rolls back what was already taken. */
class NotTaken extends Error {}

const TAKES = ['New', 'Accept', 'Reschedule', 'Completed'];
const NOTHING_DUE = 'Nothing is left to pay for this appointment.';

/** A desk redeems a few vouchers an hour; more attempts mean that codes are being guessed. */
const LIMIT = { max: 40, windowSeconds: 3_600 };

const wordsOf = (refusal: TillRefusal, currency: string) =>
  refusal.code === 'nothing-due' ? NOTHING_DUE : deskVoucherMessage(refusal, currency as Currency);

interface Taken {
  action: string;
  message: string;
  changes: object;
}

interface Appointment {
  businessId: number;
  appointmentId: number;
  actorId: number;
  currency: string;
}

/** Takes the full amount due at the desk, or nothing, and writes an audit entry. */
async function atCounter(
  services: Services,
  memberId: number,
  id: number,
  take: (tx: UnitOfWork, appointment: Appointment, money: (amount: number) => string) => Promise<Taken>,
): Promise<StatusMessage> {
  try {
    return await inTransaction(services, async (tx): Promise<StatusMessage> => {
      const locked = await lockAppointment(tx.db, id, { memberId });
      if (!locked) throw new NotTaken(NOT_FOUND);
      const { businessId, status, currency } = locked.appointment;
      if (!TAKES.includes(status)) throw new NotTaken(NOTHING_DUE);
      const appointment = { businessId, appointmentId: id, actorId: memberId, currency };
      const { message, ...done } = await take(tx, appointment, (amount) => formatMinor(amount, currency as Currency));
      const about = { businessId, actorId: memberId, subject: 'appointment', subjectId: id };
      await writeAuditEntry(tx, { ...about, ...done });
      await announceDeskAtCommit(tx, businessId);
      await mailReceipt(tx, {
        businessId,
        appointmentId: id,
        happening: `till:${id}:${locked.appointment.version}:${tx.clock.now()}`,
      });
      return { status: 1, message };
    });
  } catch (error) {
    if (error instanceof NotTaken) return { status: 0, message: error.message };
    throw error;
  }
}

/** Cash or the shop's card reader pays the whole amount due, also long after the appointment. */
export function takeForBusiness(
  services: Services,
  memberId: number,
  { id, take }: { id: number; take: TillMethod },
): Promise<StatusMessage> {
  return atCounter(services, memberId, id, async (tx, appointment, money) => {
    const amount = await takeAtTill(tx, { ...appointment, method: take, hasCompleted: false });
    if (amount === 0) throw new NotTaken(NOTHING_DUE);
    return { action: 'take-payment', message: `${money(amount)} taken.`, changes: { amount, take } };
  });
}

/** Redeems a voucher at the desk for the amount due. */
export async function redeemForBusiness(
  services: Services,
  memberId: number,
  { id, code }: { id: number; code: string },
): Promise<StatusMessage> {
  await consumeOrRefuse(services, `desk-voucher:${memberId}`, LIMIT);
  return atCounter(services, memberId, id, async (tx, appointment, money) => {
    const taken = await redeemAtTill(tx, { ...appointment, code });
    if (!taken.ok) throw new NotTaken(wordsOf(taken.refusal, appointment.currency));
    const { amount, left } = taken.value;
    const rest =
      left === 0
        ? `${money(amount)} taken. Everything is paid.`
        : `${money(amount)} taken, ${money(left)} left to pay.`;
    return { action: 'take-voucher', message: rest, changes: { amount } };
  });
}
