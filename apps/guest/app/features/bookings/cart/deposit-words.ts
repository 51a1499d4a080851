/** A deposit of the full price is not called one. */
export const depositWords = (percent: number): string => (percent === 100 ? 'Paid in full' : `Deposit (${percent}%)`);
