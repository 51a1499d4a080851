/** The label of a card payment whose card the provider does not name. */
export const UNNAMED_CARD = 'Card';

/** What a payment was made with, within a sentence: 'Visa ending 4242', or 'your card' where that is all we know. */
export function meansInWords(label: string | null | undefined): string {
  return label && label !== UNNAMED_CARD ? label : 'your card';
}
