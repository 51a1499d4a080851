import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { BusinessMembershipsDocument } from '../../generated/graphql.ts';
import { run } from '../../lib/graphql/client.ts';
import { JoinDialog } from './join-dialog.tsx';
import { OfferList } from './offer-list.tsx';
import type { OfferedMembership } from './operations.ts';

interface MembershipSectionProps {
  shop: { id: number; name: string };
  /** Whether the visitor may join; a visitor without an account is sent to the login. */
  mayJoin: () => boolean;
  onPay: (url: string | null) => void;
}

/** What a shop offers its members; nothing where it offers none. */
export function MembershipSection({ shop, mayJoin, onPay }: MembershipSectionProps) {
  const [chosen, setChosen] = useState<OfferedMembership | null>(null);
  const { data = [] } = useQuery({
    queryKey: ['business-memberships', shop.id],
    queryFn: async () => (await run(BusinessMembershipsDocument, { business_id: shop.id })).business_memberships,
  });
  if (data.length === 0) return null;
  return (
    <section id="memberships" tabIndex={-1} aria-labelledby="memberships-title">
      <h2 id="memberships-title" className="display-36 mb-6">
        Memberships
      </h2>
      <OfferList offers={data} onJoin={(offer) => mayJoin() && setChosen(offer)} />
      {chosen && <JoinDialog offer={chosen} shop={shop.name} onClose={() => setChosen(null)} onPay={onPay} />}
    </section>
  );
}
