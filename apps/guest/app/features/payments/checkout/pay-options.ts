import { isMethod, METHOD_NAMES, type Method } from '../methods.ts';
import type { SavedCard } from '../saved-cards/use-saved-cards.ts';
import type { PaymentChoice } from './payment-choice.ts';

/** One way to pay: a saved card, a wallet or a new card. */
export interface PayOption {
  /** 'saved:12', 'google', 'apple' or 'stripe'. */
  key: string;
  method: Method;
  card: SavedCard | null;
  name: string;
  /** Why it cannot be chosen. */
  problem: 'expired' | 'declined' | null;
}

/** The ways to pay, saved cards first. Without saved cards the plain card comes first, as it always can be used. */
export function payOptions(
  methods: readonly Method[],
  cards: readonly SavedCard[],
  declined: readonly number[] = [],
): PayOption[] {
  const saved = cards.map((card): PayOption => {
    const problem = declined.includes(card.id) ? 'declined' : card.isExpired ? 'expired' : null;
    return { key: `saved:${card.id}`, method: 'stripe', card, name: card.name, problem };
  });
  const isAnother = saved.length > 0;
  const ordered = isAnother ? [...methods.filter((method) => method !== 'stripe'), 'stripe' as const] : methods;
  const others = ordered.map((method): PayOption => {
    const name = method === 'stripe' && isAnother ? 'New card' : METHOD_NAMES[method];
    return { key: method, method, card: null, name, problem: null };
  });
  return [...saved, ...others];
}

export function keyOf({ method, savedCardId }: Pick<PaymentChoice, 'method' | 'savedCardId'>): string | null {
  if (method === 'stripe' && savedCardId) return `saved:${savedCardId}`;
  return method;
}

/** What was last used, where it can be used again; else the first way that can. */
export function preselect(options: readonly PayOption[], remembered: string | null): PayOption | null {
  const usable = options.filter(({ problem }) => problem === null);
  return usable.find(({ key }) => key === remembered) ?? usable[0] ?? null;
}

function nameInSentence({ method, card, name }: PayOption): string {
  if (card) return `your ${name}`;
  return method === 'stripe' ? 'a new card' : name;
}

/** Why another way than the wanted one is chosen; null where it is the wanted one, or nothing was wanted. */
export function fallbackSentence(
  options: readonly PayOption[],
  wanted: string | null,
  chosen: PayOption | null,
): string | null {
  if (wanted === null || chosen === null || chosen.key === wanted) return null;
  const found = options.find(({ key }) => key === wanted);
  const instead = `so we’ve switched to ${nameInSentence(chosen)}.`;
  if (found?.problem === 'expired') return `Your ${found.name} has expired, ${instead}`;
  if (found?.problem === 'declined') return null;
  if (found) return null;
  if (isMethod(wanted)) return `${METHOD_NAMES[wanted]} isn’t available in this browser, ${instead}`;
  return `The card you paid with last time is no longer saved, ${instead}`;
}
