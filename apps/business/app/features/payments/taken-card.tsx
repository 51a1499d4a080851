import { clsx } from 'clsx';
import { useMoney } from '../../lib/use-money.ts';
import type { Takings } from './operations.ts';

/** The sum, and the ways it came in, as one bar and in words. */
export function TakenCard({ title, takings }: { title: string; takings: Takings }) {
  const money = useMoney();
  const { online, card, cash, voucher } = takings.taken;
  const ways = [
    { label: 'Paid online', amount: online, className: 'bg-thyme-700' },
    { label: 'Card reader', amount: card, className: 'bg-thyme-300' },
    { label: 'Cash', amount: cash, className: 'bg-honey' },
    { label: 'Vouchers', amount: voucher, className: 'bg-plum' },
    { label: 'Still to come today', amount: takings.still_to_come, className: 'hatched' },
  ];
  return (
    <section className="rounded-md border border-line bg-card p-5">
      <h2 className="text-ink-soft">{title}</h2>
      <p className="display-48 figures">{money(online + card + cash + voucher)}</p>
      <div aria-hidden="true" className="mt-3 flex h-2.5 gap-[3px]">
        {ways
          .filter(({ amount }) => amount > 0)
          .map(({ label, amount, className }) => (
            <span key={label} className={clsx('rounded-full', className)} style={{ flex: amount }} />
          ))}
      </div>
      <dl className="mt-4 grid gap-2">
        {ways.map(({ label, amount, className }) => (
          <div key={label} className="flex items-center gap-3">
            <span aria-hidden="true" className={clsx('size-3 rounded-[3px]', className)} />
            <dt className="flex-1">{label}</dt>
            <dd className="font-semibold figures">{money(amount)}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
