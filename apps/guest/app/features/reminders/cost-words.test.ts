import { describe, expect, it } from 'vitest';
import { costWords } from './cost-words.ts';

describe('[REACH-042] the cost of cancelling', () => {
  it.each([
    [
      { fee: '', refund: '', sentence: 'Free to cancel until Tue 16 Jun' },
      'Cancelling now is free. Free to cancel until Tue 16 Jun.',
    ],
    [{ fee: '€34.00', refund: '€10.00', sentence: '' }, 'Cancelling now costs €34.00. €10.00 goes back to you.'],
    [null, 'It can no longer be cancelled here. Please contact Willow Room.'],
  ])('%# is said before it happens', (cancellation, words) => {
    expect(costWords({ cancellation, shop: 'Willow Room' })).toBe(words);
  });
});
