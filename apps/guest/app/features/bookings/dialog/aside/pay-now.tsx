import type { CartQuote } from '@thyme/domain/bookings';
import { money } from '@thyme/site/format.ts';
import type { ReactNode } from 'react';
import { depositWords, inFullWords } from '../../cart/deposit-words.ts';
import { type BookingShop, type ChosenPayment, coverageOfPayment } from '../choice/slots.ts';

interface PayNowProps {
  shop: BookingShop;
  quote: CartQuote;
  payment: ChosenPayment;
  /** When the rest is paid. */
  later: string;
}

/** What is paid now, and what on the day. */
export function PayNow({ shop, quote, payment, later }: PayNowProps) {
  const show = (minor: number) => money(minor / 100, shop.country);
  const { leftNow, leftLater, coveredNow, ahead } = coverageOfPayment(quote, payment);
  // Whoever buys vouchers only comes on no day.
  const hasDay = quote.lines.some(({ item }) => item.kind !== 'voucher');
  const voucher = payment.vouchers.length > 1 ? 'From your vouchers' : 'From your voucher';
  return (
    <div className="rounded-md bg-thyme-100 p-5 figures">
      <p className="flex items-baseline justify-between gap-3 font-semibold">
        You pay now <span className="display-28">{show(leftNow)}</span>
      </p>
      <dl className="grid gap-1.5 text-sm not-empty:mt-2">
        {quote.deposit > 0 && !quote.inFull && (
          <Row term={depositWords(quote.depositPercent)}>{show(quote.deposit)}</Row>
        )}
        {quote.specialDeposit > 0 && <Row term="Special deposit">{show(quote.specialDeposit)}</Row>}
        {quote.voucherTotal > 0 && <Row term="Vouchers you buy">{show(quote.voucherTotal)}</Row>}
        {quote.goods !== undefined && <Row term="Products you take home">{show(quote.goods)}</Row>}
        {coveredNow > 0 && <Row term={voucher}>−{show(coveredNow)}</Row>}
      </dl>
      {quote.inFull && <p className="mt-2 text-sm">{inFullWords(shop.name)}</p>}
      {hasDay && (
        <p className="mt-3 flex items-baseline justify-between gap-3 border-t border-thyme-300 pt-3 font-semibold">
          {later} <span>{show(leftLater)}</span>
        </p>
      )}
      {ahead > 0 && (
        <dl className="mt-1.5 text-sm">
          <Row term={voucher}>−{show(ahead)}</Row>
        </dl>
      )}
    </div>
  );
}

function Row({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div className="flex justify-between gap-3">
      <dt>{term}</dt>
      <dd>{children}</dd>
    </div>
  );
}
