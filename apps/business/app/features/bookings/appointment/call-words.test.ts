import { describe, expect, it } from 'vitest';
import { callWords, isReopenable, isRoomOpen } from './call-words.ts';

const call = {
  room_id: 'r',
  starts: 0,
  minutes: 15,
  opens_at: 1_000,
  closes_at: 5_000,
  has_ended: false,
  has_guest_joined: false,
};

describe('the words for a consultation call', () => {
  it.each([
    ['before', call, 400, 'About 15 minutes. The room opens in 10 min 0 s.', false],
    ['while it is open', call, 1_000, 'About 15 minutes. The room is open.', true],
    ['with a guest inside', { ...call, has_guest_joined: true }, 1_200, 'About 15 minutes. Niamh has joined.', true],
    ['when its time is over', call, 5_000, 'The call time has passed. Niamh didn’t join.', false],
    [
      'when both were there',
      { ...call, has_guest_joined: true },
      6_000,
      'The call time has passed. Niamh joined.',
      false,
    ],
    ['when it was ended', { ...call, has_ended: true }, 1_200, 'The call has taken place.', false],
  ])('describes its state %s', (_when, one, now, words, isOpen) => {
    expect(callWords(one, 'Niamh', now)).toBe(words);
    expect(isRoomOpen(one, now)).toBe(isOpen);
  });

  it('can be reopened after it ended, while its time lasts', () => {
    const ended = { ...call, has_ended: true };
    expect([900, 1_000, 4_999, 5_000].map((now) => isReopenable(ended, now))).toEqual([false, true, true, false]);
    expect(isReopenable(call, 1_000)).toBe(false);
  });
});
