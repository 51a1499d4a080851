import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import type { InvoiceView } from './invoice-view.ts';

/** From the lines to what is due: discount, fees, every payment and every refund. */
export function InvoiceSums({ invoice }: { invoice: InvoiceView }) {
  const { subtotal, discount, changes, total, movements, paid, due, methods, vat } = invoice;
  // One payment is one row; several are listed and summed up.
  const only = movements.length === 1 && movements[0]?.amount === `– ${paid}` ? movements[0] : null;
  return (
    <dl className="mt-6 ml-auto grid max-w-100 gap-3 figures">
      <Row words="Subtotal">{subtotal}</Row>
      <Row words="Discount" tone={discount ? 'text-clay-700' : undefined}>
        {discount ?? '–'}
      </Row>
      {vat.map(({ rate, net, amount }) => (
        <Row key={rate} words={`Includes VAT ${rate} on ${net}`} className="text-sm text-ink-soft">
          {amount}
        </Row>
      ))}
      {changes.map(({ id, words, amount }) => (
        <Row key={id} words={words}>
          <span className="whitespace-nowrap">{amount}</span>
        </Row>
      ))}
      <Row
        words={
          <>
            Total
            {invoice.seller.vatNumber && <span className="text-sm font-normal text-ink-soft"> VAT included</span>}
          </>
        }
        className="border-t border-ink pt-3 font-semibold"
      >
        {total}
      </Row>
      {(only ? [] : movements).map(({ id, words, amount }) => (
        <Row key={id} words={words}>
          <span className="whitespace-nowrap">{amount}</span>
        </Row>
      ))}
      {methods && <Row words="Payment type">{methods}</Row>}
      <Row words={only?.words ?? 'Paid'}>{paid}</Row>
      <Row words="Due" className="items-baseline border-t border-line pt-3 font-semibold">
        <span className="display-36">{due}</span>
      </Row>
    </dl>
  );
}

interface RowProps {
  words: ReactNode;
  tone?: string | undefined;
  className?: string;
  children: ReactNode;
}

function Row({ words, tone, className, children }: RowProps) {
  return (
    <div className={clsx('flex justify-between gap-6', className)}>
      <dt>{words}</dt>
      <dd className={clsx('text-right', tone)}>{children}</dd>
    </div>
  );
}
