import { describe, expect, it } from 'vitest';
import { placeWords } from '../../../lib/view/place-words.ts';
import { wishWords } from './also-waiting.tsx';

describe('waiting list requests in words', () => {
  it('is a day or a stretch of days', () => {
    expect(wishWords({ from_date: '2026-08-08', to_date: '2026-08-08' })).toBe('any time on Sat 8 Aug');
    expect(wishWords({ from_date: '2026-08-10', to_date: '2026-08-16' })).toBe(
      'any time from Mon 10 Aug to Sun 16 Aug',
    );
  });

  it('has a place in line', () => {
    const words = ['First in line', 'Second in line', '7th in line', '11th in line', '21st in line', '103rd in line'];
    expect([1, 2, 7, 11, 21, 103].map(placeWords)).toEqual(words);
  });
});
