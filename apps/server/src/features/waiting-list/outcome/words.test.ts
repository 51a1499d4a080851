import { instantOf, wallAt } from '@thyme/domain/time';
import { expect, it } from 'vitest';
import type { EndedOffer } from './outcome.ts';
import { endedWords } from './words.ts';

function ended(zone: string, state: EndedOffer['state']): EndedOffer {
  const startsAt = instantOf(zone, wallAt('2026-06-16') + 10 * 3600);
  return {
    state,
    place: 'offered',
    position: 1,
    offer: { startsAt, createdAt: startsAt - 90_000, expiresAt: startsAt - 89_100, appointmentId: 7 },
    request: { callUntil: null },
    shop: { name: 'Hudson & Heather', slug: 'hudson-and-heather', zone },
  } as unknown as EndedOffer;
}

it.each(['accepted', 'declined', 'lapsed'] as const)(
  '[GUESTB-009] an offer that was %s names the clock of a shop abroad',
  (state) => {
    const words = (zone: string) => Object.values(endedWords(ended(zone, state))).join(' ');
    expect(words('America/New_York')).toContain('Tue 16 Jun, 10:00 am New York time');
    expect(words('Europe/Dublin')).toContain('Tue 16 Jun, 10:00 am');
    expect(words('Europe/Dublin')).not.toContain('Irish time');
  },
);
