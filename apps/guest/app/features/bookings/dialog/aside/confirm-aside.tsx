import type { CartQuote } from '@thyme/domain/bookings';
import { money } from '@thyme/site/format.ts';
import type { PlacedService } from '../choice/choice.ts';
import { type BookingShop, type ChosenPayment, leftToPay } from '../choice/slots.ts';
import { PolicyRail } from './policy-rail.tsx';

interface ConfirmAsideProps {
  shop: BookingShop;
  quote: CartQuote;
  first: PlacedService | undefined;
  payment: ChosenPayment;
  now: number;
}

/** What is paid now, what at the visit, and until when one may think again. */
export function ConfirmAside({ shop, quote, first, payment, now }: ConfirmAsideProps) {
  const show = (minor: number) => money(minor / 100, shop.country);
  return (
    <div className="grid gap-4">
      <div className="rounded-md bg-thyme-100 p-5 figures">
        <p className="flex items-baseline justify-between gap-3 text-lg font-semibold">
          You pay now <span className="display-28">{show(leftToPay(quote, payment))}</span>
        </p>
        <dl className="grid gap-2 not-empty:mt-2">
          {quote.deposit > 0 && <Row term={`Deposit (${quote.depositPercent}%)`}>{show(quote.deposit)}</Row>}
          {quote.specialDeposit > 0 && <Row term="Special deposit">{show(quote.specialDeposit)}</Row>}
          {quote.voucherTotal > 0 && <Row term="Vouchers you buy">{show(quote.voucherTotal)}</Row>}
          {payment.vouchers.map(({ code, amount }) => (
            <Row key={code} term={`From ${code}`}>
              <b className="font-semibold text-clay-700">−{show(amount)}</b>
            </Row>
          ))}
        </dl>
      </div>
      <p className="flex items-baseline justify-between gap-3 rounded-md border border-line bg-card p-5 text-lg font-semibold figures">
        At the visit <span className="display-28">{show(quote.dueLater)}</span>
      </p>
      {first && (
        <PolicyRail
          codes={shop.cancellation.map(({ value }) => value)}
          startsAt={first.time}
          zone={shop.zone}
          now={now}
        />
      )}
    </div>
  );
}

function Row({ term, children }: { term: string; children: React.ReactNode }) {
  return (
    <div className="flex justify-between gap-3">
      <dt>{term}</dt>
      <dd>{children}</dd>
    </div>
  );
}
