/** The choices of the sandbox's onboarding form, by the last digits of the bank account. */
export const TEST_BANKS = [
  { end: '4417', bank: 'AIB', says: 'payouts arrive', isMissingId: false, sendsBack: false },
  { end: '0002', bank: 'Bank of Ireland', says: 'the bank sends payouts back', isMissingId: false, sendsBack: true },
  { end: '0119', bank: 'PTSB', says: 'your ID is still missing', isMissingId: true, sendsBack: false },
] as const;

export const findBank = (end: string | null) => TEST_BANKS.find((known) => known.end === end);
