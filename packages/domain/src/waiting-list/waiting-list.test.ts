import { describe, expect, it } from 'vitest';
import { instantOf, wallAt } from '../time/index.ts';
import {
  answerOffer,
  fitsRequest,
  isDateScope,
  nextInLine,
  OFFER_ACTIONS,
  OFFER_STATUSES,
  offerExpiresAt,
  positionInLine,
  scopeRange,
  type WaitingRequest,
} from './index.ts';

const ZONE = 'Europe/Dublin';
const at = (date: string, minute: number) => instantOf(ZONE, wallAt(date, minute));
const request = (changes: Partial<WaitingRequest> = {}): WaitingRequest => ({
  id: 1,
  guestId: 11,
  date: '2026-08-12',
  scope: 'this_date',
  minutes: 60,
  createdAt: 100,
  ...changes,
});
const freed = (date: string, minutes = 60) => ({ chair: 1, from: at(date, 600), to: at(date, 600 + minutes) });

describe('scopes', () => {
  it.each([
    ['this_date', '2026-08-12', '2026-08-12'],
    ['this_week', '2026-08-10', '2026-08-16'],
    ['this_month', '2026-08-01', '2026-08-31'],
  ] as const)('%s of 12 August 2026 is %s to %s', (scope, from, to) => {
    expect(scopeRange(scope, '2026-08-12')).toEqual({ from, to });
    for (const [date, fits] of [
      [from, true],
      [to, true],
      ['2026-09-01', false],
    ] as const) {
      expect(fitsRequest(request({ scope }), freed(date), ZONE)).toBe(fits);
    }
  });

  it('are three', () => {
    expect(['this_date', 'this_week', 'this_month', 'this_year', ''].filter(isDateScope)).toHaveLength(3);
  });

  it('count days by the wall of the shop', () => {
    const late = { chair: 1, from: at('2026-08-12', 23 * 60), to: at('2026-08-13', 0) };
    expect(fitsRequest(request(), late, ZONE)).toBe(true);
    expect(fitsRequest(request({ date: '2026-08-13' }), late, ZONE)).toBe(false);
  });
});

describe('who is asked', () => {
  const first = request({ id: 1, guestId: 11, createdAt: 100, minutes: 90 });
  const second = request({ id: 2, guestId: 12, createdAt: 200, scope: 'this_week' });
  const third = request({ id: 3, guestId: 13, createdAt: 200, chairs: [1] });
  const all = [third, second, first];

  it('the first who fits', () => {
    expect(nextInLine(all, freed('2026-08-12', 90), ZONE, 0)).toBe(first);
    expect(nextInLine(all, freed('2026-08-12'), ZONE, 0)).toBe(second);
    expect(nextInLine(all, { ...freed('2026-08-12'), passedBy: [12] }, ZONE, 0)).toBe(third);
    expect(nextInLine(all, { ...freed('2026-08-12'), chair: 2, passedBy: [12] }, ZONE, 0)).toBeUndefined();
    expect(nextInLine(all, freed('2026-08-12', 30), ZONE, 0)).toBeUndefined();
  });

  it('nobody, once the time has begun', () => {
    expect(nextInLine(all, freed('2026-08-12'), ZONE, at('2026-08-12', 600))).toBeUndefined();
  });

  it('positions follow the turn among those who wait for the same days', () => {
    expect(all.map((each) => positionInLine(all, each))).toEqual([3, 2, 1]);
    const elsewhere = request({ id: 4, date: '2026-09-01', createdAt: 50 });
    expect(positionInLine([...all, elsewhere], first)).toBe(1);
  });
});

describe('offers', () => {
  it('end after 15 minutes, or when the time begins', () => {
    expect(offerExpiresAt(1000, 100_000)).toBe(1900);
    expect(offerExpiresAt(1000, 1500)).toBe(1500);
  });

  const cells = OFFER_STATUSES.flatMap((status) =>
    OFFER_ACTIONS.flatMap((action) =>
      (['guest', 'system'] as const).flatMap((actor) => [1899, 1900].map((now) => ({ status, action, actor, now }))),
    ),
  );
  const open = {
    accept: { guest: { 1899: 'accepted', 1900: 'offer-over' }, system: 'not-yours' },
    decline: { guest: { 1899: 'declined', 1900: 'declined' }, system: 'not-yours' },
    lapse: { guest: 'not-yours', system: { 1899: 'offer-runs', 1900: 'lapsed' } },
  };

  it.each(cells)('$status, $action by $actor at $now', ({ status, action, actor, now }) => {
    const answer = answerOffer({ status, expiresAt: 1900 }, action, actor, now);
    const row = open[action][actor];
    const expected = status !== 'open' ? 'not-allowed' : typeof row === 'string' ? row : row[now as 1899 | 1900];
    expect(answer.ok ? answer.value : answer.refusal.code).toBe(expected);
  });
});
