import { ActionDialog } from '@thyme/site/action-dialog.tsx';
import { newIdempotencyKey } from '@thyme/site/idempotency-key.ts';
import { Dialog, Select, TextField } from '@thyme/ui';
import { useState } from 'react';
import { ChangeMembershipCardDocument, ChangeMembershipDocument } from '../../generated/graphql.ts';
import { runAsGuest } from '../../lib/graphql/run-as-guest.ts';
import { useAct } from '../../lib/use-act.ts';
import type { OwnMembership } from './operations.ts';
import { OWN_MEMBERSHIPS } from './own-memberships-key.ts';

export type Change = 'pause' | 'resume' | 'cancel' | 'keep';

/** Sends a change of a membership; a repeated press is the same change. */
export function useMembershipChange(id: number) {
  const { act, busy } = useAct(OWN_MEMBERSHIPS);
  const [key] = useState(newIdempotencyKey);
  const change = (what: Change, { on, onRefusal }: { on?: string; onRefusal?: (message: string) => void } = {}) => {
    const variables = { id, change: what, resume_on: on ?? null, key: `${key}-${what}-${on ?? ''}` };
    const work = async () => (await runAsGuest(ChangeMembershipDocument, variables)).change_membership;
    return act('change_membership', work, { body: variables, ...(onRefusal ? { onRefusal } : {}) });
  };
  return { change, busy };
}

interface DialogProps {
  membership: OwnMembership;
  onClose: () => void;
}

export function PauseDialog({ membership, onClose }: DialogProps) {
  const { change, busy } = useMembershipChange(membership.id);
  const [on, setOn] = useState('');
  const [error, setError] = useState('');
  async function pause() {
    if (on === '') return setError('Please choose the day it starts again.');
    if (await change('pause', { on, onRefusal: setError })) onClose();
  }
  return (
    <Dialog open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <ActionDialog
        title={`Pause ${membership.offer.name}`}
        action="Pause"
        busy={busy !== null}
        busyLabel="Pausing…"
        onAct={pause}
      >
        <div className="grid gap-4">
          <p>
            You keep what you’ve paid for. Nothing is charged until the day you choose; then it starts again with the
            next payment.
          </p>
          <TextField
            label="Start again, with the next payment, on"
            type="date"
            min={membership.first_resume ?? undefined}
            value={on}
            error={error}
            onChange={({ currentTarget: { value } }) => {
              setOn(value);
              setError('');
            }}
          />
        </div>
      </ActionDialog>
    </Dialog>
  );
}

export function CancelDialog({ membership, onClose }: DialogProps) {
  const { change, busy } = useMembershipChange(membership.id);
  const [error, setError] = useState('');
  const { offer, shop, status } = membership;
  async function cancel() {
    if (await change('cancel', { onRefusal: setError })) onClose();
  }
  return (
    <Dialog open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <ActionDialog
        title={`Cancel ${offer.name}?`}
        action="Cancel membership"
        close="Keep it"
        danger
        busy={busy !== null}
        busyLabel="Cancelling…"
        onAct={cancel}
      >
        <div className="grid gap-3">
          {status === 'active' ? (
            <>
              <p>
                You can use your sessions at {shop} until the end of the period you’ve paid for
                {offer.term_words === '' ? '' : ` (${offer.term_words})`}. After that nothing more is charged.
              </p>
              <p className="text-ink-soft">
                If a payment was taken within the last hour and you haven’t used any of it, we’ll refund it and end the
                membership now.
              </p>
            </>
          ) : (
            <p>
              It ends now{offer.term_words === '' ? '' : `, or as agreed: ${offer.term_words}`}. Nothing more is
              charged.
            </p>
          )}
          {error && (
            <p role="alert" className="text-sm text-danger">
              {error}
            </p>
          )}
        </div>
      </ActionDialog>
    </Dialog>
  );
}

interface CardDialogProps extends DialogProps {
  cards: readonly { id: number; name: string; isExpired: boolean }[];
}

/** Chooses the saved card for future payments. */
export function CardDialog({ membership, cards, onClose }: CardDialogProps) {
  const { act, busy } = useAct(OWN_MEMBERSHIPS);
  const usable = cards.filter(({ isExpired }) => !isExpired);
  const [card, setCard] = useState(membership.card_id ?? usable[0]?.id ?? 0);
  const [error, setError] = useState('');
  async function save() {
    const variables = { id: membership.id, saved_card_id: card };
    const work = async () => (await runAsGuest(ChangeMembershipCardDocument, variables)).change_membership_card;
    if (await act('change_membership_card', work, { body: variables, onRefusal: setError })) onClose();
  }
  return (
    <Dialog open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <ActionDialog
        title="Card for your membership"
        action="Save"
        busy={busy !== null}
        busyLabel="Saving…"
        disabled={usable.length === 0}
        onAct={save}
      >
        {usable.length === 0 ? (
          <p>You have no saved card that can be charged. We’ll send you a link to pay with the next payment.</p>
        ) : (
          <Select
            label="Card for future payments"
            value={card}
            error={error}
            onChange={(event) => setCard(Number(event.currentTarget.value))}
          >
            {usable.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </Select>
        )}
      </ActionDialog>
    </Dialog>
  );
}
