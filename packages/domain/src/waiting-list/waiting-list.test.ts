import { describe, expect, it } from 'vitest';
import { answerOffer, OFFER_ACTIONS, OFFER_STATUSES, offerExpiresAt, scopeRange } from './index.ts';

describe('scopes', () => {
  it.each([
    ['this_date', '2026-08-12', '2026-08-12'],
    ['this_week', '2026-08-10', '2026-08-16'],
    ['this_month', '2026-08-01', '2026-08-31'],
  ] as const)('%s of 12 August 2026 is %s to %s', (scope, from, to) => {
    expect(scopeRange(scope, '2026-08-12')).toEqual({ from, to });
  });
});

describe('offers', () => {
  const noon = Date.UTC(2026, 0, 15, 12) / 1000;
  it('expire after 15 minutes, or when the time begins', () => {
    const zone = 'Europe/Dublin';
    expect(offerExpiresAt(noon, { startsAt: noon + 9_000, zone })).toBe(noon + 900);
    expect(offerExpiresAt(noon, { startsAt: noon + 500, zone })).toBe(noon + 500);
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
