import type { Appointment } from '../use-appointments.ts';
import { PolicyLine } from './policy-line.tsx';
import { useQuote } from './use-quote.ts';

/** The policy in one absolute sentence, and drawn as a line. */
export function PolicySection({ appointment }: { appointment: Appointment }) {
  const { data: quote } = useQuote(appointment.id);
  return (
    <section className="border-t border-line pt-6">
      <h3 className="mb-3 text-lg font-semibold text-balance">{quote?.sentence ?? appointment.policy}</h3>
      {quote && <PolicyLine spans={quote.timeline} />}
    </section>
  );
}
