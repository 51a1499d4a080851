import { DECIDE_DAYS } from '@thyme/domain/payments';
import { money } from '@thyme/site/format.ts';
import { Note } from '@thyme/ui';
import type { Appointment } from '../use-appointments.ts';

/** Who cancelled or missed the appointment, and what was kept of the payment. */
export function CancelledNote({ appointment }: { appointment: Appointment }) {
  const { status, cancelled_by: by } = appointment;
  if (status !== 'Cancelled' && status !== 'No Show') return null;
  const words = status === 'No Show' ? missedWords(appointment) : cancelledWords(appointment);
  if (words === null) return null;
  return <Note tone={by === 'guest' ? 'info' : 'warn'}>{words}</Note>;
}

function missedWords({ payment, business_info: shop }: Appointment): string {
  const missed = `${shop?.name} has marked you as a no-show.`;
  if (payment <= 0) return missed;
  return `${missed} They kept the ${money(payment, shop?.country ?? 'IE')} you had paid. If that’s a mistake, please tell them.`;
}

/** Null where the refund's own steps say it all. */
function cancelledWords(appointment: Appointment): string | null {
  const {
    kind,
    cancelled_by: by,
    cancellation_fee: fee,
    charge_decision: decision,
    refunded,
    business_info: shop,
  } = appointment;
  const what = kind === 'consultation' ? 'call' : 'appointment';
  const who = by === 'guest' ? `You cancelled this ${what}.` : `${shop?.name} cancelled this ${what}.`;
  const amount = money(fee ?? 0, shop?.country ?? 'IE');
  if (decision === 'asked')
    return `${who} ${shop?.name} is deciding whether to keep ${amount}. If they don’t decide within ${DECIDE_DAYS} days, it goes back to you.`;
  if (fee) return `${who} ${shop?.name} kept ${amount} under its cancellation policy.`;
  return refunded > 0 ? null : `${who} You weren’t charged.`;
}
