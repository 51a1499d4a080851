import { type Currency, formatMinor, type Minor } from '@thyme/domain/money';
import { DECIDE_SECONDS } from '@thyme/domain/payments';
import type { StatusMessage } from '../../../graphql/acknowledgement.ts';
import type { Services } from '../../../platform/services.ts';
import { inTransaction, type UnitOfWork } from '../../../platform/unit-of-work.ts';
import { moneyRefusal } from '../../access/index.ts';
import { writeAuditEntry } from '../../audit/index.ts';
import { refundRetained } from '../../payments/index.ts';
import { NOT_FOUND } from '../appointments/change-status.ts';
import { type LockedAppointment, lockAppointment, updateAppointment } from '../appointments/change-store.ts';
import { announceCharged, announceReturned } from '../notifications/money.ts';
import { listUndecided } from './respond-store.ts';

const refused = (message: string): StatusMessage => ({ status: 0, message });

type Work = (tx: UnitOfWork, locked: LockedAppointment) => Promise<StatusMessage & { changes?: object }>;

/** Only members who can see money decide about what was retained. */
async function withLocked(services: Services, memberId: number, request: { id: number; action: string }, work: Work) {
  return inTransaction(services, async (tx): Promise<StatusMessage> => {
    const locked = await lockAppointment(tx.db, request.id, { memberId });
    if (!locked) return refused(NOT_FOUND);
    const refusal = await moneyRefusal(tx.db, locked.appointment.businessId, memberId);
    if (refusal !== null) return refused(refusal);
    const { changes = {}, ...answer } = await work(tx, locked);
    if (answer.status === 1)
      await writeAuditEntry(tx, {
        businessId: locked.appointment.businessId,
        actorId: memberId,
        action: request.action,
        subject: 'appointment',
        subjectId: request.id,
        changes,
      });
    return answer;
  });
}

/** Under policy 3 the business decides whether to charge the fee. Until then it is retained; waiving it refunds it. */
export function decideCharge(
  services: Services,
  memberId: number,
  { id, charge }: { id: number; charge: boolean },
): Promise<StatusMessage> {
  return withLocked(services, memberId, { id, action: 'decide-charge' }, async (tx, { appointment }) => {
    if (appointment.chargeDecision !== 'asked') return refused('There is nothing to decide about this appointment.');
    const key = { businessId: appointment.businessId, appointmentId: appointment.id };
    if (charge) {
      await updateAppointment(tx.db, appointment, { chargeDecision: 'charged' });
      const fee = formatMinor(appointment.cancellationFee ?? 0, appointment.currency as Currency);
      await announceCharged(tx, { ...key, fee });
      return { status: 1, message: `You keep ${fee}.`, changes: { charge } };
    }
    const returned = await waive(tx, appointment, { reason: 'The business waived the fee', happening: 'waived' });
    const amount = formatMinor(returned, appointment.currency as Currency);
    return { status: 1, message: `${amount} will be refunded to your guest.`, changes: { charge, returned } };
  });
}

/** Refunds a retained fee. Returns the amount. */
async function waive(
  tx: UnitOfWork,
  appointment: LockedAppointment['appointment'],
  { reason, happening }: { reason: string; happening: 'waived' | 'undecided' },
): Promise<Minor> {
  const key = { businessId: appointment.businessId, appointmentId: appointment.id };
  const { returned, parts } = await refundRetained(tx, { ...key, reason });
  await updateAppointment(tx.db, appointment, { chargeDecision: 'waived', cancellationFee: 0 });
  const { currency } = appointment;
  if (returned > 0) await announceReturned(tx, { ...key, amount: returned, currency, parts, happening });
  return returned;
}

const BATCH = 100;

/** Refunds fees that the business did not decide about in time. */
export async function waiveUndecided(services: Services): Promise<void> {
  const before = services.clock.now() - DECIDE_SECONDS;
  for (const id of await listUndecided(services.db, before, BATCH))
    await inTransaction(services, async (tx) => {
      const locked = await lockAppointment(tx.db, id, 'system');
      if (locked?.appointment.chargeDecision !== 'asked') return;
      const reason = 'The business did not decide in time';
      await waive(tx, locked.appointment, { reason, happening: 'undecided' });
    });
}

/** Refunds what was retained for an appointment that did not take place. */
export function returnDeposit(services: Services, memberId: number, id: number): Promise<StatusMessage> {
  return withLocked(services, memberId, { id, action: 'return-deposit' }, async (tx, { appointment }) => {
    if (appointment.status !== 'Cancelled' && appointment.status !== 'No Show')
      return refused('This appointment has not been cancelled or missed.');
    const key = { businessId: appointment.businessId, appointmentId: appointment.id };
    const reason = 'The business returned the deposit';
    const { returned, parts } = await refundRetained(tx, { ...key, reason });
    if (returned === 0) return refused('There’s nothing to refund for this appointment.');
    await updateAppointment(tx.db, appointment, {
      ...(appointment.status === 'Cancelled'
        ? { cancellationFee: Math.max(0, (appointment.cancellationFee ?? 0) - returned) }
        : {}),
      ...(appointment.chargeDecision === 'asked' ? { chargeDecision: 'waived' as const } : {}),
    });
    const { currency } = appointment;
    const amount = formatMinor(returned, currency as Currency);
    await announceReturned(tx, { ...key, amount: returned, currency, parts, happening: 'returned' });
    return { status: 1, message: `${amount} will be refunded to your guest.`, changes: { returned } };
  });
}
