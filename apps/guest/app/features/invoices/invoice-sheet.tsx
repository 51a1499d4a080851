import { Badge, Card } from '@thyme/ui';
import type { ReactNode } from 'react';
import { Photo } from '../../lib/view/photo.tsx';
import { CreditNotes } from './credit-notes.tsx';
import { InvoiceLines } from './invoice-lines.tsx';
import { InvoiceSums } from './invoice-sums.tsx';
import type { InvoiceView } from './invoice-view.ts';

interface InvoiceSheetProps {
  invoice: InvoiceView;
  /** At the foot of the sheet: print, save. */
  actions: ReactNode;
}

/** The invoice as a sheet of paper. */
export function InvoiceSheet({ invoice, actions }: InvoiceSheetProps) {
  const { seller, buyer, visits } = invoice;
  return (
    <Card look="raised" corner="md" padding="none" asChild>
      <article aria-labelledby="invoice" className="p-5 md:p-13 print:p-0 print:shadow-none">
        <header className="flex items-start justify-between gap-4 max-md:flex-col-reverse">
          <div className="flex gap-4">
            {seller.photo && <Photo photo={seller.photo} alt="" sizes="72px" first className="size-18 rounded-md" />}
            <div>
              <h2 className="display-22">{seller.name}</h2>
              <p className="text-ink-soft">{seller.lines.join(', ')}</p>
              {seller.vatNumber && (
                <p className="text-ink-soft">
                  VAT <span className="figures">{seller.vatNumber}</span>
                </p>
              )}
            </div>
          </div>
          <Badge tone={invoice.status.tone}>{invoice.status.words}</Badge>
        </header>
        <div className="mt-8 border-b border-line pb-8">
          <h1 id="invoice" className="display-48">
            Invoice <span className="whitespace-nowrap">{invoice.number}</span>
          </h1>
          <p className="mt-1 text-ink-soft">{invoice.date}</p>
          {invoice.suppliedOn && <p className="text-ink-soft">Date of supply: {invoice.suppliedOn}</p>}
        </div>
        <div className="grid gap-6 py-7 md:grid-cols-2">
          <Party title="Billed to" name={buyer.name} lines={buyer.lines} />
          {visits.map(({ id, day, lines }) => (
            <Party key={id} title="For your appointment" name={day} lines={lines} />
          ))}
        </div>
        <InvoiceLines lines={invoice.lines} />
        <InvoiceSums invoice={invoice} />
        <CreditNotes notes={invoice.creditNotes} />
        <footer className="mt-10 flex flex-wrap items-center justify-between gap-4 border-t border-line pt-6">
          <p className="text-ink-soft">{invoice.closing}</p>
          {actions}
        </footer>
      </article>
    </Card>
  );
}

function Party({ title, name, lines }: { title: string; name: string; lines: readonly string[] }) {
  return (
    <div>
      <h2 className="mb-1 text-sm font-semibold text-thyme-700">{title}</h2>
      <p>{name}</p>
      {lines.map((line) => (
        <p key={line} className="text-ink-soft [overflow-wrap:anywhere]">
          {line}
        </p>
      ))}
    </div>
  );
}
