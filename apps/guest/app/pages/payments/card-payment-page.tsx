import type { Minor } from '@thyme/domain/money';
import { Queries } from '@thyme/site/graphql/queries.tsx';
import { useHydrated } from '@thyme/site/use-hydrated.ts';
import { laterWords } from '../../features/bookings/later-words.ts';
import { readReceipt } from '../../features/bookings/receipt.ts';
import { useInvoice } from '../../features/invoices/use-invoice.ts';
import { CardOrder } from '../../features/payments/card/card-order.tsx';
import { CardPageSkeleton, OrderMissing } from '../../features/payments/card/card-page.tsx';
import { usePayer } from '../../features/payments/card/use-payer.ts';
import { CHARGE_COUNTRY } from '../../features/payments/methods.ts';
import { type OrderAddress, orderAddress } from '../../features/payments/order/order-address.ts';
import { OrderSummary } from '../../features/payments/order/order-summary.tsx';
import { plainView, viewOfInvoice, viewOfReceipt } from '../../features/payments/order/order-view.ts';
import { ConfirmCardPaymentDocument } from '../../generated/graphql.ts';
import { run, tokenFor } from '../../lib/graphql/client.ts';
import type { Route } from '../../routes/+types/revolut.ts';

export function CardPaymentPage({ params }: Route.ComponentProps) {
  const { publicId, amount, saleId, revolutId } = params;
  const address = orderAddress({ publicId, amount, forId: saleId, orderId: revolutId });
  if (!useHydrated()) return <CardPageSkeleton />;
  if (!address) return <OrderMissing />;
  return (
    <Queries>
      <SaleOrder key={address.orderId} address={address} />
    </Queries>
  );
}

function SaleOrder({ address }: { address: OrderAddress }) {
  const { forId: saleId, orderId } = address;
  const receipt = readReceipt();
  const { data: invoice } = useInvoice(saleId, null);
  const viewOf = (now: Minor) => {
    if (invoice) return viewOfInvoice(invoice, now);
    if (receipt?.saleId !== saleId) return plainView('Your payment', now, CHARGE_COUNTRY);
    return viewOfReceipt(receipt, now, laterWords(receipt.eachPays).toLowerCase());
  };
  return (
    <CardOrder
      address={address}
      api="card_payment_confirm"
      confirm={async () =>
        (await run(ConfirmCardPaymentDocument, { sale_id: saleId, order_id: orderId, appt_id: null }))
          .card_payment_confirm
      }
      token={tokenFor()}
      endsOnDecline={false}
      isGuests
      paidFor={{ saleId }}
      kept={invoice ? 'booking' : 'time'}
      known={usePayer()}
      {...(receipt?.saleId === saleId ? { bookAgain: `/${receipt.shop.slug}` } : {})}
      summary={(now) => <OrderSummary order={viewOf(now)} />}
    />
  );
}
