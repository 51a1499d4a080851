import { type Currency, formatMinor, type Minor } from '@thyme/domain/money';
import type { RefundWay } from '@thyme/domain/payments';
import { withIdempotency } from '../../../../platform/database/idempotency.ts';
import type { Services } from '../../../../platform/services.ts';
import type { UnitOfWork } from '../../../../platform/unit-of-work.ts';
import { announceDeskAtCommit } from '../../../../realtime/desk-events.ts';
import { moneyRefusal } from '../../../access/index.ts';
import { writeAuditEntry } from '../../../audit/index.ts';
import { refundAtTill } from '../../../payments/index.ts';
import { updateAppointment } from '../../appointments/change-store.ts';
import { announceRefunded } from '../../notifications/till-refund.ts';
import { answered, lockShown, NotTaken, type TillAnswer } from './checkout.ts';
import { refundRefusalWords } from './till-words.ts';

export interface RefundForm {
  id: number;
  version: number;
  lineIds: readonly number[];
  restockIds: readonly number[];
  withTip: boolean;
  amount: Minor;
  to: RefundWay | 'as-paid';
  reason: string;
  key: string | null;
}

/** Refunds all or part of what was paid, also long after the appointment. Only for members who can see money. */
export function refundPayment(services: Services, memberId: number, form: RefundForm): Promise<TillAnswer> {
  const { key, ...input } = form;
  const call = { owner: `user:${memberId}`, key, operation: 'desk_refund', input };
  return answered(() => withIdempotency(services, call, (tx) => refund(tx, memberId, form)));
}

async function refund(tx: UnitOfWork, memberId: number, form: RefundForm): Promise<TillAnswer> {
  const { appointment } = await lockShown(tx, memberId, form);
  const { businessId } = appointment;
  const refusal = await moneyRefusal(tx.db, businessId, memberId);
  if (refusal !== null) throw new NotTaken(refusal);
  const money = (amount: Minor) => formatMinor(amount, appointment.currency as Currency);
  const { lineIds, restockIds, withTip, amount, to } = form;
  const reason = form.reason || 'Refunded at the desk';
  const key = { businessId, appointmentId: appointment.id };
  const done = await refundAtTill(tx, { ...key, actorId: memberId, lineIds, restockIds, withTip, amount, to, reason });
  if (!done.ok) throw new NotTaken(refundRefusalWords(done.refusal, money), done.refusal.code === 'total-differs');
  // Another desk that still shows the old amounts is refused.
  await updateAppointment(tx.db, appointment, {});
  await announceRefunded(tx, { ...key, ...done.value });
  await announceDeskAtCommit(tx, businessId);
  await writeAuditEntry(tx, {
    businessId,
    actorId: memberId,
    action: 'refund',
    subject: 'appointment',
    subjectId: appointment.id,
    changes: {
      amount,
      reason,
      ways: done.value.parts.map(({ way }) => way),
      ...(done.value.restocked > 0 ? { backInStock: done.value.restocked } : {}),
    },
  });
  return { status: 1, message: `${money(amount)} refunded.`, change: 0, hasChanged: false };
}
