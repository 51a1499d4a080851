import { Button } from '@thyme/ui';
import { Download } from 'lucide-react';
import { usePdf } from '../../../lib/use-pdf.ts';
import type { Plan } from '../operations.ts';
import { dayOf, euro } from './plan-words.ts';

/** What was paid for the plan, each with its invoice. */
export function PlanInvoices({ invoices }: { invoices: Plan['invoices'] }) {
  const { save, saving } = usePdf();
  return (
    <section aria-labelledby="plan-invoices">
      <h2 id="plan-invoices" className="display-22">
        Invoices
      </h2>
      {invoices.length === 0 ? (
        <p className="mt-2 text-ink-soft">There are none yet. Each payment for your plan gets one.</p>
      ) : (
        <ul className="mt-3 divide-y divide-line rounded-md border border-line bg-card">
          {invoices.map((invoice) => (
            <li key={invoice.id} className="flex flex-wrap items-center gap-x-4 gap-y-1 px-4 py-3">
              <span className="min-w-0 flex-1">
                <b className="block font-semibold">{invoice.number}</b>
                <span className="text-sm text-ink-soft">
                  {invoice.plan}, {dayOf(invoice.created_at)}
                </span>
              </span>
              <span className="figures">{euro(invoice.amount)}</span>
              <Button
                variant="secondary"
                size="sm"
                busy={saving === invoice.pdf_url}
                aria-label={`Save invoice ${invoice.number} as PDF`}
                onClick={() => void save(invoice.pdf_url, `Invoice ${invoice.number}.pdf`)}
              >
                <Download aria-hidden="true" className="size-4.5" /> PDF
              </Button>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
