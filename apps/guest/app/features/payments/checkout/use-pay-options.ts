import { useEffect, useState } from 'react';
import { keys, read, remove, write } from '../../../lib/session/storage.ts';
import type { Method } from '../methods.ts';
import { useSavedCards } from '../saved-cards/use-saved-cards.ts';
import { fallbackSentence, keyOf, type PayOption, payOptions, preselect } from './pay-options.ts';
import type { PaymentChoice } from './payment-choice.ts';
import { useMethods } from './use-methods.ts';

type Way = Pick<PaymentChoice, 'method' | 'savedCardId' | 'label'>;

interface Options {
  value: Way;
  onChange: (way: Way) => void;
  /** Saved cards that were declined for this payment. */
  declinedCards?: readonly number[] | null;
  /** Chooses the last used or first possible way by itself. */
  choosesAlone: boolean;
  /** Ways beside saved cards; all of this browser's unless given. */
  methods?: readonly Method[];
}

export const wayOf = ({ method, card, name }: PayOption): Required<Way> => ({
  method,
  savedCardId: card?.id ?? null,
  label: name,
});

/** The available payment methods. A chosen one that becomes unavailable is replaced, with a sentence that says why. */
export function usePayOptions({ value, onChange, declinedCards = null, choosesAlone, methods }: Options) {
  const available = useMethods();
  const { cards, isLoading } = useSavedCards();
  /** The preselected method, which may change until the guest chooses one. */
  const [own, setOwn] = useState<string | null>(null);
  const [wanted, setWanted] = useState(() => (choosesAlone ? read(keys.paidWith) : null));
  const options = payOptions(methods ?? available, cards, declinedCards ?? []);
  const current = keyOf(value);
  const chosen = options.find(({ key }) => key === current) ?? null;
  const isUsable = chosen !== null && chosen.problem === null;
  // Before the saved cards have loaded, a press on the button would open the page for a new card.
  const suggested = isLoading ? null : preselect(options, wanted);
  const isOpen = choosesAlone && current === own && current !== suggested?.key;
  const isLost = current !== null && !isUsable;

  useEffect(() => {
    if (!suggested || !(isOpen || isLost)) return;
    if (isLost) setWanted(current);
    setOwn(suggested.key);
    onChange(wayOf(suggested));
  });

  return {
    options,
    chosen: current,
    isLoading,
    fallback: isLoading ? null : fallbackSentence(options, wanted, chosen),
    choose: (key: string) => {
      const option = options.find((each) => each.key === key);
      if (!option || option.problem) return;
      setOwn(null);
      setWanted(null);
      onChange(wayOf(option));
    },
  };
}

/** For the next payment in this browser. */
export function rememberWay(way: Way): void {
  const key = keyOf(way);
  if (key !== null) write(keys.paidWith, key);
}

/** The next payment begins with the first way that is possible: the saved card that was used last. */
export function forgetWay(): void {
  remove(keys.paidWith);
}
