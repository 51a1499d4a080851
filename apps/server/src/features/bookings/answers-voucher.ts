import { type Currency, formatMinor } from '@thyme/domain/money';
import type { StatusMessage } from '../../graphql/acknowledgement.ts';
import type { Services } from '../../platform/services.ts';
import { consumeOrRefuse } from '../../platform/throttle.ts';
import { noteChange } from '../audit/service.ts';
import { paymentRefusalMessage, redeemAtTill, type TillRefusal } from '../payments/service.ts';
import { lockAppointment } from './appointments-change-store.ts';
import { NOT_FOUND } from './appointments-status.ts';

/** Rolls back what a voucher had given already. */
class NotTaken extends Error {}

const TAKES = ['New', 'Accept', 'Reschedule', 'Completed'];

/** A desk takes a handful of vouchers an hour; whoever tries more codes is guessing. */
const LIMIT = { max: 40, windowSeconds: 3_600 };

const wordsOf = (refusal: TillRefusal) =>
  refusal.code === 'nothing-due' ? 'Nothing is left to pay for this visit.' : paymentRefusalMessage(refusal);

/** A voucher that is shown at the counter pays for what is still due. */
export async function redeemForBusiness(
  services: Services,
  memberId: number,
  { id, code }: { id: number; code: string },
): Promise<StatusMessage> {
  await consumeOrRefuse(services, `desk-voucher:${memberId}`, LIMIT);
  try {
    return await services.db.transaction(async (transaction): Promise<StatusMessage> => {
      const locked = await lockAppointment(transaction, id, { memberId });
      if (!locked) throw new NotTaken(NOT_FOUND);
      const { businessId, status, currency } = locked.appointment;
      if (!TAKES.includes(status)) throw new NotTaken('Nothing is left to pay for this visit.');
      const taken = await redeemAtTill(services, transaction, {
        businessId,
        appointmentId: id,
        code,
        actorId: memberId,
      });
      if (!taken.ok) throw new NotTaken(wordsOf(taken.refusal));
      const [amount, left] = [taken.value.amount, taken.value.left].map((one) =>
        formatMinor(one, currency as Currency),
      );
      await noteChange(services, transaction, {
        businessId,
        actorId: memberId,
        action: 'take-voucher',
        subject: 'appointment',
        subjectId: id,
        changes: { amount: taken.value.amount },
      });
      return {
        status: 1,
        message:
          taken.value.left === 0 ? `${amount} taken. Everything is paid.` : `${amount} taken, ${left} left to pay.`,
      };
    });
  } catch (error) {
    if (error instanceof NotTaken) return { status: 0, message: error.message };
    throw error;
  }
}
