import { Queries } from '@thyme/site/graphql/queries.tsx';
import { useHydrated } from '@thyme/site/use-hydrated.ts';
import { CardOrder } from '../../features/payments/card/card-order.tsx';
import { CardPageSkeleton, OrderMissing } from '../../features/payments/card/card-page.tsx';
import { OwnerMissing } from '../../features/payments/checkout/owner-missing.tsx';
import { CHARGE_COUNTRY } from '../../features/payments/methods.ts';
import { orderAddress } from '../../features/payments/order/order-address.ts';
import { OrderSummary } from '../../features/payments/order/order-summary.tsx';
import { plainView } from '../../features/payments/order/order-view.ts';
import { ConfirmSubscriptionDocument } from '../../generated/graphql.ts';
import { run, tokenFor } from '../../lib/graphql/client.ts';
import { useSite } from '../../lib/page/use-site.ts';
import { useHasBusinessToken } from '../../lib/session/session.ts';
import type { Route } from '../../routes/+types/revolut-subscription.ts';

const asBusiness = { asBusiness: true };

const noGuest = {};

/** Owners pay for their plan here, with the token of the business site. */
export function SubscriptionPaymentPage({ params }: Route.ComponentProps) {
  const { publicId, amount, subscribedId, revolutId } = params;
  const address = orderAddress({ publicId, amount, forId: subscribedId, orderId: revolutId });
  const isOwner = useHasBusinessToken();
  const { businessSiteUrl } = useSite();
  if (!useHydrated()) return <CardPageSkeleton />;
  if (!address) return <OrderMissing />;
  if (!isOwner) return <OwnerMissing loginUrl={`${businessSiteUrl}/login`} />;
  const variables = { order_id: address.orderId, subscribed_id: address.forId };
  return (
    <Queries>
      <CardOrder
        key={address.orderId}
        address={address}
        api="subscription_payment"
        confirm={async () => (await run(ConfirmSubscriptionDocument, variables, asBusiness)).subscription_payment}
        token={tokenFor(asBusiness)}
        endsOnDecline
        paidFor={{ saleId: null }}
        kept="plan"
        known={noGuest}
        summary={(now) => (
          <div className="grid content-start gap-4">
            <OrderSummary order={plainView('Your plan', now, CHARGE_COUNTRY)} />
            <p className="px-5 text-sm text-pretty text-ink-soft">
              We save this card with our card provider and charge it for each further period until you cancel. You can
              do that at any time on the Plan page of your desk.
            </p>
          </div>
        )}
      />
    </Queries>
  );
}
