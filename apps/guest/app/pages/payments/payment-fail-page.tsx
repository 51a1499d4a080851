import { Queries } from '@thyme/site/graphql/queries.tsx';
import { useHydrated } from '@thyme/site/use-hydrated.ts';
import { useLocation, useNavigate } from 'react-router';
import { failureIn } from '../../features/payments/after/failed-payment.ts';
import { PaymentFailNotice } from '../../features/payments/after/payment-fail-notice.tsx';
import { ReleaseButton } from '../../features/payments/order/release-order.tsx';
import { tokenFor } from '../../lib/graphql/client.ts';
import { company } from '../../shell/links.ts';

export function PaymentFailPage() {
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
