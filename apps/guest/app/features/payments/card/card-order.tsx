import type { Currency, Minor } from '@thyme/domain/money';
import type { BillingFields } from '@thyme/domain/payments';
import { type ReactNode, useState } from 'react';
import { Navigate, useLocation } from 'react-router';
import type { PaidFor } from '../after/paid-for.ts';
import { CHARGE_CURRENCY } from '../methods.ts';
import { HoldCountdown, HoldOver, HoldPanel } from '../order/hold-countdown.tsx';
import type { OrderAddress } from '../order/order-address.ts';
import { renewOrder } from '../order/renew-order.ts';
import type { Confirmation } from '../order/settle-payment.ts';
import { ORDER_MISSING, useOrder } from '../order/use-order.ts';
import { destinationOf } from '../payment-destination.ts';
import {
  CardPage,
  CardPageSkeleton,
  ElsewherePaid,
  OrderMissing,
  OrderOver,
  OrderReturned,
  OrderUnreachable,
} from './card-page.tsx';
import { CardPayment } from './card-payment.tsx';
import type { CardPaymentPlan } from './card-payment-plan.ts';
import { declinedCards, rememberDecline } from './declined-cards.ts';

interface CardOrderProps {
  address: OrderAddress;
  api: string;
  confirm: () => Promise<Confirmation>;
  /** The token of the order's owner. */
  token: string;
  endsOnDecline: boolean;
  /** Whether a guest pays, who may have saved cards. */
  isGuests?: boolean;
  paidFor: PaidFor;
  kept: CardPaymentPlan['kept'];
  known: Partial<BillingFields>;
  /** Where a guest whose hold ended chooses again. */
  bookAgain?: string;
  /** What is paid for, given what the order charges, in cents. */
  summary: (now: Minor) => ReactNode;
}

/** The card page of an order, in each of its states: missing, already paid, or payable. */
export function CardOrder({
  address,
  api,
  confirm,
  token,
  endsOnDecline,
  isGuests = false,
  paidFor,
  kept,
  known,
  bookAgain = '/search',
  summary,
}: CardOrderProps) {
  const { pathname } = useLocation();
  const [endedHold, setEndedHold] = useState<number | null>(null);
  const [wasDeclined, setDeclined] = useState(false);
  const order = useOrder([api, address.orderId, address.forId], confirm);
  if (order.isPending) return <CardPageSkeleton />;
  if (!order.data) return <OrderUnreachable onRetry={() => void order.refetch()} />;
  if (order.data.status === 1) return <Navigate to={pageAfter(order.data)} replace state={paidFor} />;
  if (order.data.message === ORDER_MISSING) return <OrderMissing />;
  if (order.data.is_returned) return <OrderReturned>{order.data.message}</OrderReturned>;
  if (order.data.is_open === false) return <OrderOver {...{ kept, bookAgain }} saleId={paidFor.saleId} />;
  const { held_until: heldUntil, currency, page_url: page } = order.data;
  if (page) return <ElsewherePaid page={page} />;
  // The URL can be forged, so payee and amount come from the order itself.
  const publicId = order.data.public_id ?? address.publicId;
  const amount = order.data.amount ?? address.amount;
  const refresh = () => void order.refetch();
  const isOver = Boolean(heldUntil) && (heldUntil === endedHold || (heldUntil ?? 0) <= Date.now() / 1000);
  const isDeclined = wasDeclined || (isGuests && declinedCards(address.orderId) !== null);
  const plan: CardPaymentPlan = {
    api,
    confirm,
    renew: () => renewOrder(address.orderId, token),
    guestOrder: isGuests ? address.orderId : null,
    endsOnDecline,
    page: pathname,
    paidFor,
    kept,
    held: heldUntil ? { orderId: address.orderId, token } : null,
    onDecline: () => {
      setDeclined(true);
      if (isGuests) rememberDecline(address.orderId, null);
      refresh();
    },
  };
  const onEnd = () => {
    setEndedHold(heldUntil ?? null);
    refresh();
  };
  return (
    <CardPage summary={summary(Math.round(amount * 100))}>
      {heldUntil && isOver && <HoldOver bookAgain={bookAgain} onLookAgain={refresh} />}
      {heldUntil && !isOver && !isDeclined && <HoldCountdown until={heldUntil} onEnd={onEnd} />}
      {heldUntil && !isOver && isDeclined && (
        <HoldPanel until={heldUntil} onEnd={onEnd}>
          No money has been taken, and your time is still yours. Trying another card doesn’t cut it short.
        </HoldPanel>
      )}
      <CardPayment
        publicId={publicId}
        amount={amount}
        currency={(currency ?? CHARGE_CURRENCY) as Currency}
        plan={plan}
        known={known}
        isOver={isOver}
        needsAction={order.data.needs_action === true}
      />
    </CardPage>
  );
}

function pageAfter({ payment_url: url }: Confirmation): string {
  const target = url ? destinationOf(url, window.location.origin) : null;
  return target && 'path' in target ? target.path : '/payment-success';
}
