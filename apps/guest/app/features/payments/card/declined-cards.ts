const KEY = 'declined-cards';

function read(): { orderId: number; cards: number[] } | null {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? 'null');
    if (typeof stored !== 'object' || stored === null || !('orderId' in stored) || !('cards' in stored)) return null;
    const { orderId, cards } = stored;
    return typeof orderId === 'number' && Array.isArray(cards) ? { orderId, cards } : null;
  } catch (error) {
    console.warn('The declined cards could not be read.', error);
    return null;
  }
}

/** The saved cards that were declined for an order in this tab; null where no payment was. */
export function declinedCards(orderId: number | null): readonly number[] | null {
  const stored = read();
  return stored?.orderId === orderId ? stored.cards : null;
}

/**
 * Remembers a decline through a reload, and returns the order's declined cards. Another order may be paid with the card:
 * banks decline one amount and accept the next.
 */
export function rememberDecline(orderId: number, savedCardId: number | null): readonly number[] {
  const cards = [...(declinedCards(orderId) ?? []), ...(savedCardId === null ? [] : [savedCardId])];
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ orderId, cards }));
  } catch (error) {
    // Storage is full or blocked: after a reload the card can be chosen again.
    console.warn('The declined card could not be stored.', error);
  }
  return cards;
}
