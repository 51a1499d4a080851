import { Queries } from '@thyme/site/graphql/queries.tsx';
import { useHydrated } from '@thyme/site/use-hydrated.ts';
import { useLocation, useNavigate } from 'react-router';
import { failureIn } from '../features/payments/after/failed-payment.ts';
import { PaymentFailNotice } from '../features/payments/after/payment-fail-notice.tsx';
import { ReleaseButton } from '../features/payments/order/release-order.tsx';
import { tokenFor } from '../lib/graphql/client.ts';
import { describePage } from '../lib/page/meta.ts';
import { company } from '../shell/links.ts';
import type { Route } from './+types/payment-fail.ts';

export function meta({ matches }: Route.MetaArgs) {
  return describePage(matches, {
    title: 'Payment Failed',
    description: 'Your payment did not go through.',
    path: '/payment-fail',
    hidden: true,
  });
}

export default function PaymentFail() {
  const { state } = useLocation();
  const failed = failureIn(useHydrated() ? state : null);
  const navigate = useNavigate();
  const giveUp = failed?.kept === 'time' && typeof failed.order === 'number' && (
    <Queries>
      <ReleaseButton
        orderId={failed.order}
        token={tokenFor()}
        onReleased={() => void navigate('/', { replace: true })}
      />
    </Queries>
  );
  return <PaymentFailNotice failed={failed} phone={company.phone} giveUp={giveUp} />;
}
