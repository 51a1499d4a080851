/** A deposit of the full price is not called one. */
export const depositWords = (percent: number): string => (percent === 100 ? 'Paid in full' : `Deposit (${percent}%)`);

/** Why the whole price is due now where others pay a deposit. */
export const inFullWords = (shop: string): string => `${shop} asks for the full price when you book.`;
