import { currencyOfCountry } from '@thyme/domain/money';
import { lateFeeSentence } from '@thyme/domain/payments';
import type { Appointment } from '../use-appointments.ts';
import { PolicyLine } from './policy-line.tsx';
import { useQuote } from './use-quote.ts';

/** The policy in one absolute sentence, and drawn as a line. */
export function PolicySection({ appointment }: { appointment: Appointment }) {
  const { data: quote } = useQuote(appointment.id);
  return (
    <section className="grid gap-3 border-t border-line pt-6">
      <h3 className="text-lg font-semibold text-balance">{quote?.sentence ?? appointment.policy}</h3>
      {quote && <PolicyLine spans={quote.timeline} />}
      {quote && quote.late_fee > 0 && quote.fee + quote.refund > 0 && (
        <p className="text-ink-soft">
          {lateFeeSentence(
            Math.round(quote.late_fee * 100),
            currencyOfCountry(appointment.business_info?.country ?? 'IE'),
          )}
          .
        </p>
      )}
    </section>
  );
}
