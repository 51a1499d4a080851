import { type Currency, formatMinor } from '@thyme/domain/money';
import type { UnitOfWork } from '../../../platform/unit-of-work.ts';
import { latestAuditEntry } from '../../audit/index.ts';
import type { LockedAppointment } from '../appointments/change-store.ts';
import type { MoveRow } from './move-store.ts';

type Entry = NonNullable<Awaited<ReturnType<typeof latestAuditEntry>>>;

const SIMPLE: Readonly<Record<string, string>> = {
  accept: 'accepted it',
  'decline-move': 'kept it where it was',
  'propose-times': 'proposed another time',
  'withdraw-proposal': 'withdrew the proposed time',
  note: 'wrote a note on it',
  arrived: 'marked the guest as here',
  'not-arrived': 'marked the guest as not here yet',
  cancel: 'cancelled it',
  complete: 'completed it',
  'no-show': 'marked it as a no-show',
  'take-back': 'reopened it',
  checkout: 'took the payment',
  'take-payment': 'took a payment',
  'take-voucher': 'took a voucher',
  'undo-checkout': 'undid the payment',
  refund: 'refunded it',
  'refund-credit': 'refunded the credit',
};

/** 'This appointment has changed in the meantime. Tom moved it to Tue 16 Jun, 2:00–3:00 pm with Tom.' */
export async function changedSince(
  tx: UnitOfWork,
  { appointment }: LockedAppointment,
  { memberId, own = null }: { memberId: number; own?: Pick<MoveRow, 'actorId' | 'createdAt'> | null },
): Promise<string> {
  const { businessId, id: subjectId } = appointment;
  const entry = await latestAuditEntry(tx.db, { businessId, subject: 'appointment', subjectId });
  const isOwn = own !== null && entry?.actorId === own.actorId && entry.createdAt <= own.createdAt;
  const what =
    entry && !isOwn ? entryInWords(entry, memberId, appointment.currency) : statusInWords(appointment.status);
  return `This appointment has changed in the meantime.${what ? ` ${what}` : ''}`;
}

function entryInWords({ action, changes, actorId, firstName }: Entry, memberId: number, currency: string): string {
  const who = actorId === memberId ? 'You' : firstName || 'Someone';
  const { to, services, total, was } = changes as {
    to?: string;
    services?: string[];
    total?: number;
    was?: { services?: string[]; total?: number };
  };
  if (to && action === 'move') return `${who} moved it to ${to}.`;
  if (to && action === 'undo-move') return `${who} put it back to ${to}.`;
  if (action === 'edit' || action === 'undo-edit') {
    const list = services?.join(', ') ?? '';
    if (list !== (was?.services?.join(', ') ?? '')) return `${who} changed the services to ${list}.`;
    if (total !== undefined && total !== was?.total)
      return `${who} changed the price to ${formatMinor(total, currency as Currency)}.`;
    return `${who} changed its person, length or notes.`;
  }
  return `${who} ${SIMPLE[action] ?? 'changed it'}.`;
}

/** Guests' actions are not in the audit log. */
function statusInWords(status: string): string {
  if (status === 'Cancelled') return 'The guest has cancelled it.';
  return status === 'Reschedule' ? 'The guest has asked for another time.' : '';
}
