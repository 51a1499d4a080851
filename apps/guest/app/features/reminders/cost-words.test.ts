import { describe, expect, it } from 'vitest';
import { costWords } from './cost-words.ts';

const cost = { fee: '', refund: '', sentence: 'Free to cancel until Tue 16 Jun', late_fee: '' };

describe('[REACH-042] the cost of cancelling', () => {
  it.each([
    [cost, 'Free to cancel until Tue 16 Jun.'],
    [
      { ...cost, fee: '€34.00', refund: '€10.00', sentence: 'Cancelling now costs 50% of the services' },
      'Cancelling now costs €34.00. €10.00 goes back to you. Cancelling now costs 50% of the services.',
    ],
    [null, 'It can no longer be cancelled here. Please contact Willow Room.'],
  ])('%# is said before it happens', (cancellation, words) => {
    expect(costWords({ cancellation, shop: 'Willow Room' })).toBe(words);
  });

  it('[FEE-027] with a fee that was agreed to for the saved card', () => {
    expect(costWords({ cancellation: { ...cost, late_fee: '€20.00' }, shop: 'Willow Room' })).toContain(
      'Willow Room may charge up to €20.00 to your saved card, as you agreed when you booked.',
    );
  });
});
