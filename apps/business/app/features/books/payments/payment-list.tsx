import { Badge } from '@thyme/ui';
import { Banknote, CreditCard, Gift, type LucideIcon, Smartphone, Undo2 } from 'lucide-react';
import { dayTimeWords } from '../../../lib/time/day-words.ts';
import { useShopNow } from '../../../lib/time/use-shop-now.ts';
import { useMoney } from '../../../lib/use-money.ts';
import type { Payment } from '../operations.ts';
import { STATES, WAYS } from './words.ts';

const ICONS: Record<string, LucideIcon> = { online: CreditCard, card: Smartphone, cash: Banknote, voucher: Gift };

/** 'Visa ··4242' for what the provider calls 'Visa ending 4242'. */
const shortInstrument = (instrument: string) => instrument.replace(' ending ', ' ··');

function PaidWith({ payment }: { payment: Payment }) {
  const Icon = payment.amount < 0 ? Undo2 : (ICONS[payment.way] ?? CreditCard);
  const words = payment.instrument ? shortInstrument(payment.instrument) : (WAYS[payment.way] ?? payment.method);
  return (
    <span className="inline-flex items-center gap-2">
      <Icon aria-hidden="true" className="size-4 flex-none text-ink-soft" />
      {words}
    </span>
  );
}

function State({ state }: { state: string }) {
  const { label, tone } = STATES[state] ?? { label: state, tone: 'neutral' as const };
  return <Badge tone={tone}>{label}</Badge>;
}

const head = 'border-b border-line px-2.5 py-3 text-sm font-normal text-ink-soft first:pl-5 last:pr-5';
const cell = 'border-b border-line px-2.5 py-2.5 leading-snug first:pl-5 last:pr-5';

/** A list on a phone, otherwise a table; a row opens the payment. */
export function PaymentList({ payments, onOpen }: { payments: readonly Payment[]; onOpen: (id: number) => void }) {
  const { today } = useShopNow();
  const money = useMoney();
  return (
    <>
      <ul aria-label="Payments" className="divide-y divide-line md:hidden">
        {payments.map((payment) => (
          <li key={payment.id}>
            <button
              type="button"
              onClick={() => onOpen(payment.id)}
              className="flex w-full items-start justify-between gap-4 px-4 py-3 text-left leading-snug focus-visible:focus-ring"
            >
              <span className="min-w-0">
                <b className="block truncate font-semibold">{payment.guest_name}</b>
                <span className="block text-sm text-ink-soft">{dayTimeWords(payment.at, today)}</span>
                <span className="line-clamp-1 text-sm text-ink-soft">{payment.what}</span>
              </span>
              <span className="grid flex-none justify-items-end gap-1">
                <b className="font-semibold figures">{money(payment.amount)}</b>
                <State state={payment.state} />
              </span>
            </button>
          </li>
        ))}
      </ul>
      <table className="hidden w-full border-collapse text-left md:table">
        <caption className="sr-only">Payments</caption>
        <thead>
          <tr>
            <th scope="col" className={head}>
              When
            </th>
            <th scope="col" className={head}>
              Guest
            </th>
            <th scope="col" className={head}>
              Paid with
            </th>
            <th scope="col" className={`${head} max-lg:hidden`}>
              Who
            </th>
            <th scope="col" className={`${head} max-wide:hidden`}>
              Invoice
            </th>
            <th scope="col" className={`${head} text-right`}>
              Amount
            </th>
            <th scope="col" className={`${head} text-right`}>
              State
            </th>
          </tr>
        </thead>
        <tbody>
          {payments.map((payment) => (
            <tr key={payment.id} className="relative hover:bg-thyme-50">
              <td className={`${cell} whitespace-nowrap`}>{dayTimeWords(payment.at, today)}</td>
              <th scope="row" className={`${cell} font-normal`}>
                <button
                  type="button"
                  onClick={() => onOpen(payment.id)}
                  className="text-left font-semibold after:absolute after:inset-0 focus-visible:outline-none focus-visible:after:focus-ring"
                >
                  {payment.guest_name}
                </button>
                <span className="line-clamp-1 text-sm text-ink-soft">{payment.what}</span>
              </th>
              <td className={cell}>
                <PaidWith payment={payment} />
              </td>
              <td className={`${cell} max-lg:hidden`}>{payment.people}</td>
              <td className={`${cell} max-wide:hidden figures`}>{payment.invoice_number}</td>
              <td className={`${cell} text-right font-semibold whitespace-nowrap figures`}>{money(payment.amount)}</td>
              <td className={`${cell} text-right`}>
                <State state={payment.state} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}
