import type { CartQuote } from '@thyme/domain/bookings';
import { money } from '@thyme/site/format.ts';
import { MoneyBar } from '@thyme/ui/display/money-bar.tsx';
import { depositWords } from './deposit-words.ts';

interface CartSumsProps {
  quote: CartQuote;
  /** What a membership takes off: the services, and all of it. */
  saving?: { services: number; all: number };
  country: string;
  /** The shop is registered for VAT, so its prices contain it. */
  hasVat: boolean;
}

const NO_SAVING = { services: 0, all: 0 };

/** The savings, what is paid when, and the total. */
export function CartSums({ quote, saving = NO_SAVING, country, hasVat }: CartSumsProps) {
  const discount = quote.discount - saving.services;
  const show = (minor: number) => money(minor / 100, country);
  return (
    <>
      <dl className="mt-4 grid gap-2 figures">
        <Row term="Discount">{discount > 0 ? <Off>{show(discount)}</Off> : show(0)}</Row>
        {saving.all > 0 && (
          <Row term="Member price">
            <Off>{show(saving.all)}</Off>
          </Row>
        )}
        <Row term={depositWords(quote.depositPercent)}>{show(quote.deposit)}</Row>
        {quote.specialDeposit > 0 && <Row term="Special deposit">{show(quote.specialDeposit)}</Row>}
        {quote.goods !== undefined && <Row term="Products">{show(quote.goods)}</Row>}
      </dl>
      <p className="mt-4 flex items-end justify-between gap-4 border-t border-line pt-4">
        <span>
          <b className="block font-semibold">Total Cost</b>
          {hasVat && <span className="text-sm text-ink-soft">*vat included</span>}
        </span>
        <span className="display-28 figures">{show(quote.total)}</span>
      </p>
      <MoneyBar
        className="mt-4"
        tone="plan"
        legend="stacked"
        paid={{ value: quote.payableNow, amount: show(quote.payableNow), label: 'Pay now' }}
        due={{ value: quote.dueLater, amount: show(quote.dueLater), label: 'On the day' }}
      />
    </>
  );
}

const Off = ({ children }: { children: string }) => <b className="font-semibold text-clay-700">−{children}</b>;

function Row({ term, children }: { term: string; children: React.ReactNode }) {
  return (
    <div className="flex justify-between gap-4">
      <dt className="text-ink-soft">{term}</dt>
      <dd>{children}</dd>
    </div>
  );
}
