import { type Currency, formatMinor } from '@thyme/domain/money';
import type { StatusMessage } from '../../../graphql/acknowledgement.ts';
import { withIdempotency } from '../../../platform/database/idempotency.ts';
import type { Services } from '../../../platform/services.ts';
import { writeAuditEntry } from '../../audit/index.ts';
import { refundCredit } from '../../payments/index.ts';
import { NOT_FOUND } from '../appointments/change-status.ts';
import { lockAppointment, updateAppointment } from '../appointments/change-store.ts';
import { announceReturned } from '../notifications/money.ts';

/** Refunds what was paid for an appointment and is no longer owed. */
export function refundCreditAtDesk(
  services: Services,
  memberId: number,
  { id, key: requestKey }: { id: number; key: string | null },
): Promise<StatusMessage> {
  const call = { owner: `user:${memberId}`, key: requestKey, operation: 'desk_refund_credit', input: { id } };
  return withIdempotency(services, call, async (tx): Promise<StatusMessage> => {
    const locked = await lockAppointment(tx.db, id, { memberId });
    if (!locked) return { status: 0, message: NOT_FOUND };
    const { businessId, version, currency } = locked.appointment;
    const happening = `credit-${id}-${version}`;
    const key = { businessId, appointmentId: id };
    const { refunded: amount, parts } = await refundCredit(tx, { ...key, reason: 'Credit refunded', happening });
    if (amount === 0) return { status: 0, message: 'There’s no credit to refund here.' };
    await updateAppointment(tx.db, locked.appointment, {});
    await announceReturned(tx, { ...key, amount, currency, parts, happening: 'credit' });
    await writeAuditEntry(tx, {
      businessId,
      actorId: memberId,
      action: 'refund-credit',
      subject: 'appointment',
      subjectId: id,
      changes: { amount },
    });
    return { status: 1, message: `${formatMinor(amount, currency as Currency)} will be refunded to your guest.` };
  });
}
