import { Button, Card } from '@thyme/ui';
import { Download } from 'lucide-react';
import { useDesk } from '../../../lib/desk.ts';
import { usePdf } from '../../../lib/use-pdf.ts';
import { RangePicker } from '../period/range-picker.tsx';
import { useRange } from '../period/use-range.ts';
import { AccountsCard } from './accounts-card.tsx';

const FILES = [
  { kind: 'journal', name: 'Journal', about: 'Every payment in double entry, with your accounts' },
  { kind: 'payments', name: 'Payments', about: 'Every payment and refund, as in the list' },
  { kind: 'invoices', name: 'Invoices and credit notes', about: 'A line for each VAT rate' },
  { kind: 'payouts', name: 'Payouts and fees', about: 'Every movement, with the payout it is in' },
  { kind: 'vat', name: 'VAT figures', about: 'Net, VAT and gross by rate' },
] as const;

const PROGRAMS = [
  { kind: 'xero', name: 'Xero', about: 'Manual journals, one for each day; Xero takes 300 lines at a time' },
  { kind: 'quickbooks', name: 'QuickBooks', about: 'Journal entries, one for each day' },
  { kind: 'sage', name: 'Sage 50', about: 'Audit trail transactions, one journal for each day' },
] as const;

/** CSV exports for the accountant, for any period. */
export function ExportsPage() {
  const { range, setRange } = useRange();
  return (
    <>
      <div className="mb-4">
        <RangePicker range={range} onRange={setRange} />
      </div>
      <div className="grid items-start gap-5 lg:grid-cols-2">
        <Files title="For your accountant" files={FILES} />
        <Files title="For your accounting software" files={PROGRAMS} />
        <AccountsCard />
      </div>
    </>
  );
}

function Files({ title, files }: { title: string; files: readonly { kind: string; name: string; about: string }[] }) {
  const { business } = useDesk();
  const { range } = useRange();
  const { save, saving } = usePdf();
  return (
    <Card asChild>
      <section aria-label={title}>
        <h2 className="display-22">{title}</h2>
        <ul className="mt-2 divide-y divide-line">
          {files.map(({ kind, name, about }) => {
            const url = `/api/books/${business.id}/${kind}.csv?from=${range.from}&to=${range.to}`;
            return (
              <li key={kind} className="flex items-center justify-between gap-4 py-3">
                <span className="min-w-0">
                  <b className="block font-semibold">{name}</b>
                  <span className="text-sm text-ink-soft">{about}</span>
                </span>
                <Button
                  variant="secondary"
                  size="sm"
                  busy={saving === url}
                  onClick={() => void save(url, `${kind}-${range.from}-to-${range.to}.csv`)}
                >
                  <Download aria-hidden="true" className="size-4.5" />
                  CSV<span className="sr-only">of {name}</span>
                </Button>
              </li>
            );
          })}
        </ul>
      </section>
    </Card>
  );
}
