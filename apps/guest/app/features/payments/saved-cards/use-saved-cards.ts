import { useQuery } from '@tanstack/react-query';
import { cardBrand } from '@thyme/domain/payments';
import type { CardNetwork } from '@thyme/ui';
import { SavedCardsDocument } from '../../../generated/graphql.ts';
import { runAsGuest } from '../../../lib/graphql/run-as-guest.ts';
import { siteConfig } from '../../../lib/page/site-config.ts';
import { keys, read } from '../../../lib/session/storage.ts';

export const SAVED_CARDS = ['saved-cards'] as const;

export interface SavedCard {
  id: number;
  /** 'Visa ending 4242'. */
  name: string;
  network: CardNetwork;
  expMonth: number;
  expYear: number;
  isExpired: boolean;
  expiresSoon: boolean;
  /** The memberships it pays for: 'Colour club at Fern & Fold'. */
  memberships: readonly string[];
}

const none: readonly SavedCard[] = [];

/** The guest's saved cards, last used first; none for a visitor, or where the provider saves none. */
export function useSavedCards() {
  const isAsked = siteConfig().cards.savesCards && read(keys.guestToken) !== null;
  const { data, isPending, isError, refetch } = useQuery({
    queryKey: SAVED_CARDS,
    queryFn: async () => (await runAsGuest(SavedCardsDocument, {})).saved_cards,
    select: (cards) =>
      cards.map(
        (card): SavedCard => ({
          id: card.id,
          name: card.name,
          network: cardBrand(card.brand),
          expMonth: card.exp_month,
          expYear: card.exp_year,
          isExpired: card.is_expired,
          expiresSoon: card.expires_soon,
          memberships: card.memberships,
        }),
      ),
    enabled: isAsked,
    staleTime: 30_000,
  });
  return { cards: data ?? none, isLoading: isAsked && isPending, isError, retry: () => void refetch() };
}
