import { Queries } from '@thyme/site/graphql/queries.tsx';
import { notify } from '@thyme/site/notify.ts';
import { useNavigate } from 'react-router';
import { MembershipSection } from '../../features/memberships/section.tsx';
import { keys, read } from '../../lib/session/storage.ts';
import { usePayPage } from '../payments/use-pay-page.ts';

/** The memberships of a shop, loaded after the page's initial content. */
export default function ShopMemberships({ shop }: { shop: { id: number; name: string } }) {
  const navigate = useNavigate();
  const goToPayment = usePayPage('/profile/memberships');
  const mayJoin = () => {
    if (read(keys.guestToken)) return true;
    notify.info('Please login first!');
    void navigate('/guest-login');
    return false;
  };
  return (
    <Queries>
      <MembershipSection shop={shop} mayJoin={mayJoin} onPay={goToPayment} />
    </Queries>
  );
}
