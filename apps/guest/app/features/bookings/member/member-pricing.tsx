import { Queries } from '@thyme/site/graphql/queries.tsx';
import { type ReactNode, useEffect } from 'react';
import { useSession } from '../../../lib/session/session.ts';
import type { MemberPrices } from '../goods/with-goods.ts';
import { useMember } from './use-member.ts';
import { memberGoods, withMember } from './with-member.ts';

interface MemberPricingProps {
  businessId: number;
  /** Null where nothing is taken off. */
  onPrices: (prices: MemberPrices | null) => void;
}

/**
 * Reports what a member pays for a cart, to the cart beside the page. It shares what the server answered with the
 * booking dialog.
 */
export function MemberPricing(props: MemberPricingProps): ReactNode {
  return (
    <Queries>
      <Reporter {...props} />
    </Queries>
  );
}

function Reporter({ businessId, onPrices }: MemberPricingProps) {
  // A visitor has no terms; who logs in or out is asked again.
  useSession();
  const { terms } = useMember(businessId);
  useEffect(() => {
    if (terms.length === 0) return;
    onPrices({
      services: (priced) => withMember(priced, terms),
      goods: (chosen) => memberGoods(chosen, terms),
    });
    return () => onPrices(null);
  }, [terms, onPrices]);
  return null;
}
