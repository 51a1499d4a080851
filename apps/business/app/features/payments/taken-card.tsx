import { clsx } from 'clsx';
import { useMoney } from '../../lib/use-money.ts';
import type { Takings } from './operations.ts';

/** The total and its methods, as one bar and in words. */
export function TakenCard({ title, takings }: { title: string; takings: Takings }) {
  const money = useMoney();
  const { online, card, cash, voucher } = takings.taken;
  const ways = [
    { label: 'Paid online', amount: online, className: 'bg-thyme-700' },
    { label: 'Card reader', amount: card, className: 'bg-thyme-300' },
    { label: 'Cash', amount: cash, className: 'bg-honey' },
  ];
  const apart = [
    { label: 'Still to come today', amount: takings.still_to_come, className: 'hatched' },
    { label: 'Paid with vouchers', amount: voucher, className: 'bg-plum' },
  ];
  return (
    <section className="rounded-md border border-line bg-card p-5">
      <h2 className="text-ink-soft">{title}</h2>
      <p className="display-48 figures">{money(online + card + cash)}</p>
      <div aria-hidden="true" className="mt-3 flex h-2.5 gap-[3px]">
        {[...ways, ...apart.slice(0, 1)]
          .filter(({ amount }) => amount > 0)
          .map(({ label, amount, className }) => (
            <span key={label} className={clsx('rounded-full', className)} style={{ flex: amount }} />
          ))}
      </div>
      <Amounts of={ways} className="mt-4" />
      <Amounts of={apart} className="mt-3 border-t border-line pt-3" />
      {voucher > 0 && <p className="mt-2 text-sm text-ink-soft">Vouchers count on the day they’re bought.</p>}
    </section>
  );
}

function Amounts({ of, className }: { of: { label: string; amount: number; className: string }[]; className: string }) {
  const money = useMoney();
  return (
    <dl className={clsx('grid gap-2', className)}>
      {of.map((way) => (
        <div key={way.label} className="flex items-center gap-3">
          <dt className="flex flex-1 items-center gap-3">
            <span aria-hidden="true" className={clsx('size-3 rounded-[3px]', way.className)} />
            {way.label}
          </dt>
          <dd className="font-semibold figures">{money(way.amount)}</dd>
        </div>
      ))}
    </dl>
  );
}
