import { OwnMemberships } from '../../features/memberships/own-memberships.tsx';
import { useSavedCards } from '../../features/payments/saved-cards/use-saved-cards.ts';
import { usePayPage } from '../payments/use-pay-page.ts';

/** The guest's memberships with the cards that can pay for them. */
export function MembershipsPage() {
  const { cards } = useSavedCards();
  const goToPayment = usePayPage('/profile/memberships');
  return (
    <>
      <h1 className="display-48 mb-7">My memberships</h1>
      <OwnMemberships cards={cards} onPay={goToPayment} />
    </>
  );
}
