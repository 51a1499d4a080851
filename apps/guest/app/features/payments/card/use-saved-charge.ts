import { useQuery, useQueryClient } from '@tanstack/react-query';
import { notify } from '@thyme/site/notify.ts';
import { useState } from 'react';
import {
  OrderFeeTermsDocument,
  PayWithSavedCardDocument,
  SaveCardOfOrderDocument,
} from '../../../generated/graphql.ts';
import { runAsGuest } from '../../../lib/graphql/run-as-guest.ts';
import { siteConfig } from '../../../lib/page/site-config.ts';
import type { PaymentChoice } from '../checkout/payment-choice.ts';
import { forgetWay, rememberWay, usePayOptions } from '../checkout/use-pay-options.ts';
import type { CardHandle, CardOutcome } from '../providers/card-port.ts';
import { SAVED_CARDS } from '../saved-cards/use-saved-cards.ts';
import { declinedCards, rememberDecline } from './declined-cards.ts';

/** Wallets have their own button on the card page. */
const onlyCards = ['stripe'] as const;
const NOT_SAVED = 'We can’t save your card at the moment, but you can still pay with it.';
const TRY_AGAIN = 'Something went wrong. Nothing was charged. Please try again.';

/** Charges a saved card. If the bank wants confirmation, the card field shows the challenge. */
async function charge(
  order: { id: number; fee: boolean },
  cardId: number,
  field: CardHandle | null,
): Promise<CardOutcome> {
  const { pay_with_saved_card: answer } = await runAsGuest(PayWithSavedCardDocument, {
    order_id: order.id,
    card_id: cardId,
    ...(order.fee ? { fee: true } : {}),
  });
  if (answer.needs_action && field) return field.confirm();
  if (answer.status === 1 || answer.is_returned) return { kind: 'paid' };
  return { kind: 'declined', message: answer.message };
}

/** Sends the provider the choice whether to save the card; false where that failed. */
async function sendConsent(orderId: number, isSaved: boolean, agreesToFee: boolean): Promise<boolean> {
  try {
    const answer = await runAsGuest(SaveCardOfOrderDocument, {
      order_id: orderId,
      save: isSaved,
      ...(agreesToFee ? { fee: true } : {}),
    });
    return answer.save_card_of_order.status === 1;
  } catch (error) {
    console.warn('The choice to save the card did not reach the server.', error);
    return false;
  }
}

/** The guest's saved cards for an order, and whether a new card is saved. Without an order there are none. */
export function useSavedCharge(orderId: number | null) {
  const queries = useQueryClient();
  const [way, setWay] = useState<Pick<PaymentChoice, 'method' | 'savedCardId' | 'label'>>({ method: null });
  const [declined, setDeclined] = useState<readonly number[]>(() => declinedCards(orderId) ?? []);
  const [isSaved, setSaved] = useState(false);
  const [agreesToFee, setAgreesToFee] = useState(false);
  const ways = usePayOptions({
    value: way,
    onChange: setWay,
    declinedCards: declined,
    choosesAlone: orderId !== null,
    methods: onlyCards,
  });
  const hasSaved = orderId !== null && ways.options.some(({ card }) => card !== null);
  const cardId = hasSaved ? (way.savedCardId ?? null) : null;
  const canSave = orderId !== null && siteConfig().cards.savesCards;

  const { data: feeTerms = null } = useQuery({
    queryKey: ['order-fee-terms', orderId],
    enabled: canSave,
    queryFn: async () => (await runAsGuest(OrderFeeTermsDocument, { order_id: orderId ?? 0 })).order_fee_terms ?? null,
  });

  /** Pays with the new card. Without the guest's consent nothing is charged before the provider knows that. */
  async function payNew(pay: () => Promise<CardOutcome>): Promise<CardOutcome> {
    if (canSave && orderId !== null && !(await sendConsent(orderId, isSaved, agreesToFee))) {
      if (!isSaved || agreesToFee) return { kind: 'invalid', message: TRY_AGAIN };
      notify.info(NOT_SAVED);
    }
    // The next payment begins with the card that this one saves.
    if (isSaved) forgetWay();
    else rememberWay({ method: 'stripe' });
    return pay();
  }

  async function paySaved(field: CardHandle | null): Promise<CardOutcome> {
    if (orderId === null || cardId === null) throw new Error('No saved card is chosen.');
    const outcome = await charge({ id: orderId, fee: agreesToFee }, cardId, field);
    if (outcome.kind === 'paid') rememberWay({ method: 'stripe', savedCardId: cardId });
    // It is not offered again for this order, also after a reload.
    if (outcome.kind === 'declined') setDeclined(rememberDecline(orderId, cardId));
    void queries.invalidateQueries({ queryKey: SAVED_CARDS });
    return outcome;
  }

  return {
    ways,
    hasSaved,
    cardId,
    canSave,
    isSaved,
    setSaved,
    feeTerms,
    agreesToFee,
    setAgreesToFee,
    payNew,
    paySaved,
  };
}

export type SavedCharge = ReturnType<typeof useSavedCharge>;
