import { money } from '@thyme/site/format.ts';
import { Note } from '@thyme/ui';
import type { Appointment } from '../use-appointments.ts';

/** Who cancelled it, and what happened to the money. */
export function CancelledNote({ appointment }: { appointment: Appointment }) {
  const {
    status,
    cancelled_by: by,
    cancellation_fee: fee,
    charge_decision: decision,
    business_info: shop,
  } = appointment;
  if (status !== 'Cancelled') return null;
  const who = by === 'guest' ? 'You cancelled this visit.' : `${shop?.name} cancelled this visit.`;
  const country = shop?.country ?? 'IE';
  const asked = decision === 'asked' ? `${shop?.name} decides whether to keep ${money(fee ?? 0, country)}.` : '';
  const rest = fee !== null && fee < appointment.total_amount ? ', what else you had paid went back to you' : '';
  const kept = decision !== 'asked' && fee ? `${money(fee, country)} was kept${rest}.` : '';
  const nothing = decision !== 'asked' && !fee ? 'Nothing was kept.' : '';
  return <Note tone={by === 'guest' ? 'info' : 'warn'}>{[who, asked, kept, nothing].filter(Boolean).join(' ')}</Note>;
}
