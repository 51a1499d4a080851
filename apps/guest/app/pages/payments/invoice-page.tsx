import { currencyOfCountry } from '@thyme/domain/money';
import { Queries } from '@thyme/site/graphql/queries.tsx';
import { useHydrated } from '@thyme/site/use-hydrated.ts';
import { clsx } from 'clsx';
import { ArrowLeft } from 'lucide-react';
import { Link, useSearchParams } from 'react-router';
import { InvoiceActions } from '../../features/invoices/invoice-actions.tsx';
import { InvoiceMissing } from '../../features/invoices/invoice-missing.tsx';
import { InvoiceSheet } from '../../features/invoices/invoice-sheet.tsx';
import { InvoiceSkeleton } from '../../features/invoices/invoice-skeleton.tsx';
import { InvoiceUnreachable } from '../../features/invoices/invoice-unreachable.tsx';
import { useInvoice } from '../../features/invoices/use-invoice.ts';
import { PayBalance } from '../../features/payments/checkout/pay-balance.tsx';
import { isMethod } from '../../features/payments/methods.ts';
import type { Route } from '../../routes/+types/invoice.ts';

const idOf = (text: string | undefined): number | null => (text && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : null);

export function InvoicePage({ params }: Route.ComponentProps) {
  const saleId = idOf(params.id);
  const isOdd = params.appt_id !== undefined && idOf(params.appt_id) === null;
  if (!useHydrated()) return <InvoiceSkeleton />;
  if (saleId === null || isOdd) return <InvoiceMissing />;
  return (
    <Queries>
      <OwnInvoice key={params.id} saleId={saleId} appointmentId={idOf(params.appt_id)} />
    </Queries>
  );
}

function OwnInvoice({ saleId, appointmentId }: { saleId: number; appointmentId: number | null }) {
  const [search] = useSearchParams();
  const { data: invoice, isPending, refetch } = useInvoice(saleId, appointmentId);
  if (isPending) return <InvoiceSkeleton />;
  if (invoice === undefined) return <InvoiceUnreachable onRetry={() => void refetch()} />;
  if (invoice === null) return <InvoiceMissing />;
  const wanted = search.get('payment_type');
  return (
    <div className={clsx('wrap pt-6 pb-20 md:pt-8 md:pb-25', !invoice.isPayable && 'lg:max-w-230')}>
      <Link
        to="/profile/appointments"
        className="inline-flex min-h-11 items-center gap-2 font-semibold text-thyme-700 no-underline hover:underline print:hidden"
      >
        <ArrowLeft aria-hidden="true" className="size-5" /> My Appointments
      </Link>
      <div className={clsx('mt-3 grid items-start gap-7', invoice.isPayable && 'lg:grid-cols-[minmax(0,1fr)_22.5rem]')}>
        <InvoiceSheet invoice={invoice} actions={<InvoiceActions pdfUrl={invoice.pdfUrl} number={invoice.number} />} />
        {invoice.isPayable && (
          <div className="print:hidden lg:sticky lg:top-23">
            <PayBalance
              businessId={invoice.seller.id}
              country={invoice.country}
              saleId={saleId}
              appointmentId={appointmentId}
              due={invoice.dueMinor}
              paid={invoice.paidMinor}
              payee={invoice.seller.name}
              currency={currencyOfCountry(invoice.country)}
              initial={isMethod(wanted) ? wanted : null}
              onChanged={() => void refetch()}
            />
          </div>
        )}
      </div>
    </div>
  );
}
