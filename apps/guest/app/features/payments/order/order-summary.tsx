import { currencyOfCountry, formatMinor, type Minor } from '@thyme/domain/money';
import { Card, MoneyBar } from '@thyme/ui';
import { ShieldCheck } from 'lucide-react';
import { Photo, type PhotoSource } from '../../../lib/view/photo.tsx';
import { currencyWords } from '../methods.ts';

export interface OrderView {
  /** The recipient of the money: 'Willow Room, Ranelagh'. */
  payee: string | null;
  title: string;
  country: string;
  lines: readonly { name: string; amount: Minor }[];
  total: Minor | null;
  paid: Minor;
  /** What this payment is. */
  now: Minor;
  photo?: PhotoSource | null;
  /** The seller is registered for VAT. */
  hasVat?: boolean;
  /** When the rest is paid, within a sentence. */
  later?: string;
}

/** What is being paid for, beside the card form; before it on phones. */
export function OrderSummary({ order }: { order: OrderView }) {
  const currency = currencyOfCountry(order.country);
  const show = (amount: Minor) => formatMinor(amount, currency);
  const later = order.total === null ? 0 : Math.max(0, order.total - order.paid - order.now);
  return (
    <Card look="raised" padding="none" className="overflow-hidden max-lg:-mx-2 lg:sticky lg:top-23">
      {order.photo && (
        <Photo
          photo={order.photo}
          alt=""
          sizes="(min-width: 1081px) 420px, 100vw"
          first
          className="h-30 w-full object-cover max-md:hidden lg:h-42"
        />
      )}
      <div className="p-5 md:p-7">
        {order.payee && <p className="text-ink-soft">{order.payee}</p>}
        <h2 className="display-28 mb-4">{order.title}</h2>
        <dl className="grid gap-4.5 figures">
          {order.lines.map(({ name, amount }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the same thing may be bought twice; a line is its place.
            <div key={index} className="flex justify-between gap-4">
              <dt>{name}</dt>
              <dd>{show(amount)}</dd>
            </div>
          ))}
          {order.total !== null && (
            <div className="flex justify-between gap-4 border-t border-ink pt-3 font-semibold">
              <dt>
                Total {order.hasVat && <span className="ml-1 text-sm font-normal text-ink-soft">VAT included</span>}
              </dt>
              <dd>{show(order.total)}</dd>
            </div>
          )}
        </dl>
        <Parts order={order} later={later} show={show} />
        <p className="mt-6 flex gap-3 text-sm text-ink-soft">
          <ShieldCheck aria-hidden="true" className="size-5 flex-none" />
          Charged in {currencyWords(currency)} by our card provider. Thyme never sees your card number.
        </p>
      </div>
    </Card>
  );
}

interface PartsProps {
  order: OrderView;
  later: Minor;
  show: (amount: Minor) => string;
}

/** Paid already and paid now; for a deposit, paid now and due at the appointment. */
function Parts({ order, later, show }: PartsProps) {
  const now = { value: order.now, amount: show(order.now), label: 'now' };
  const paid = { value: order.paid, amount: show(order.paid), label: 'paid' };
  if (order.paid > 0) return <MoneyBar paid={paid} due={now} tone="plan" className="mt-5" />;
  const due = later > 0 ? { value: later, amount: show(later), label: order.later ?? 'on the day' } : undefined;
  return <MoneyBar paid={now} due={due} tone="plan" className="mt-5" />;
}
