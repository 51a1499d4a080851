import { sumOf } from '@thyme/domain/money';
import { vatBreakdown } from '@thyme/domain/payments';
import { formatDayTime } from '@thyme/domain/time';
import type { Till } from './operations.ts';
import { minor } from './till-draft.ts';
import { useShow } from './use-show.ts';

/** The receipt as the guest gets it. */
export function ReceiptPaper({ till }: { till: Till }) {
  const show = useShow();
  const { lines, payment } = till;
  const costs = lines.map((line) => minor(line.price) - minor(line.discount));
  const discount = sumOf(lines.map((line) => minor(line.discount)));
  const vat = vatBreakdown(
    lines.map(({ vat_rate }, index) => ({ amount: costs[index] ?? 0, vatRate: vat_rate ?? null })),
  );
  const ways = payment
    ? ([
        ['Voucher', payment.voucher],
        ['Cash', payment.cash],
        ['Card', payment.card],
      ] as const)
    : [];
  const paidNow = sumOf(ways.map(([, amount]) => minor(amount)));
  const before = minor(till.paid) - paidNow;
  return (
    <section
      aria-label="Receipt"
      className="mx-auto w-full max-w-80 rotate-1 bg-card px-7 py-6 text-sm shadow-soft max-md:rotate-0"
    >
      <header className="border-b border-dashed border-line-strong pb-3 text-center">
        <h2 className="display-22">{till.shop}</h2>
        <p className="text-ink-soft">{till.place}</p>
        <p className="text-ink-soft">{formatDayTime(payment?.taken ?? till.starts)}</p>
      </header>
      <Block
        rows={[
          ...lines.map(
            (line): Row => [line.quantity > 1 ? `${line.quantity} × ${line.name}` : line.name, show(minor(line.price))],
          ),
          ...(discount > 0 ? [['Discount', show(-discount)] as Row] : []),
        ]}
      />
      <Block
        rows={[
          ['Total', show(sumOf(costs)), true],
          ...(payment && payment.tip > 0 ? [['Tip', show(minor(payment.tip))] as Row] : []),
          ...(before > 0 ? [['Paid before', show(-before)] as Row] : []),
        ]}
      />
      <Block rows={ways.filter(([, amount]) => amount > 0).map(([name, amount]): Row => [name, show(minor(amount))])} />
      <footer className="pt-3 text-center text-ink-soft">
        {vat.groups.length > 0 && (
          <p>incl. VAT {vat.groups.map(({ rate, vat: amount }) => `${rate}% ${show(amount)}`).join(', ')}</p>
        )}
        {till.invoice_number && <p>Invoice {till.invoice_number}</p>}
      </footer>
    </section>
  );
}

type Row = readonly [name: string, amount: string, isTotal?: boolean];

function Block({ rows }: { rows: readonly Row[] }) {
  if (rows.length === 0) return null;
  return (
    <dl className="grid gap-1 border-b border-dashed border-line-strong py-3">
      {rows.map(([name, amount, isTotal]) => (
        <div
          key={name}
          className={isTotal ? 'flex justify-between gap-4 text-base font-semibold' : 'flex justify-between gap-4'}
        >
          <dt>{name}</dt>
          <dd className="figures">{amount}</dd>
        </div>
      ))}
    </dl>
  );
}
