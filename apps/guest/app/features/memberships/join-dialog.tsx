import { ActionDialog } from '@thyme/site/action-dialog.tsx';
import { newIdempotencyKey } from '@thyme/site/idempotency-key.ts';
import { Checkbox, Dialog } from '@thyme/ui';
import { useState } from 'react';
import { JoinMembershipDocument } from '../../generated/graphql.ts';
import { runAsGuest } from '../../lib/graphql/run-as-guest.ts';
import { useAct } from '../../lib/use-act.ts';
import type { OfferedMembership } from './operations.ts';
import { OWN_MEMBERSHIPS } from './own-memberships-key.ts';

interface JoinDialogProps {
  offer: OfferedMembership;
  shop: string;
  onClose: () => void;
  /** Opens the payment page; null means it is paid already. */
  onPay: (url: string | null) => void;
}

/** The consent before the payment. The text shown is the text that is stored. */
export function JoinDialog({ offer, shop, onClose, onPay }: JoinDialogProps) {
  const [agrees, setAgrees] = useState(false);
  const [error, setError] = useState('');
  const [key] = useState(newIdempotencyKey);
  const { act, busy } = useAct(OWN_MEMBERSHIPS);

  async function join() {
    if (!agrees) return setError('Please tick the box to agree to the regular payment.');
    let url: string | null = null;
    const variables = { business_id: offer.business_id, offer_id: offer.id, price: offer.price, key };
    const work = async () => {
      const answer = (await runAsGuest(JoinMembershipDocument, variables)).join_membership;
      url = answer.payment_url ?? null;
      return answer;
    };
    if (!(await act('join_membership', work, { body: variables, onRefusal: setError }))) return;
    onClose();
    onPay(url);
  }

  return (
    <Dialog open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <ActionDialog
        title={offer.name}
        action="Continue to payment"
        busy={busy !== null}
        busyLabel="One moment…"
        onAct={join}
      >
        <div className="grid gap-4">
          <p>
            <b className="font-semibold figures">{offer.price_words}</b> at {shop}: {offer.session_words}.
            {offer.percent_words !== '' && ` While it’s active: ${offer.percent_words}.`}
          </p>
          <Checkbox
            checked={agrees}
            error={error}
            onChange={({ target }) => {
              setAgrees(target.checked);
              setError('');
            }}
            label={<span className="font-normal">{offer.consent_words}</span>}
          />
          <p className="text-sm text-ink-soft">
            Your card is saved with our payment provider. You’ll get this by email, and you can pause or cancel in your
            account.
          </p>
        </div>
      </ActionDialog>
    </Dialog>
  );
}
