import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { COMMISSION_KINDS, type CommissionRate, commissionPercent, commissionStatement } from './index.ts';

const DATES = ['2026-05-01', '2026-06-01', '2026-06-15', '2026-07-01'];
const percent = fc.integer({ min: 0, max: 10_000 }).map((hundredths) => hundredths / 100);
const rate = fc.oneof(
  fc.record({
    kind: fc.constantFrom(...COMMISSION_KINDS),
    serviceId: fc.constant(null),
    validFrom: fc.constantFrom(...DATES),
    percent,
  }),
  fc.record({
    kind: fc.constant('service' as const),
    serviceId: fc.integer({ min: 1, max: 3 }),
    validFrom: fc.constantFrom(...DATES),
    percent: fc.option(percent),
  }),
);
const rates = fc.uniqueArray(rate, {
  maxLength: 8,
  selector: ({ kind, serviceId, validFrom }) => `${kind} ${serviceId} ${validFrom}`,
});
const income = fc.record({
  chair: fc.integer({ min: 1, max: 3 }),
  kind: fc.constantFrom(...COMMISSION_KINDS),
  serviceId: fc.integer({ min: 1, max: 3 }),
  date: fc.constantFrom('2026-05-20', '2026-06-01', '2026-06-14', '2026-06-15', '2026-07-02'),
  base: fc.integer({ min: -50_000, max: 50_000 }),
});

/** A naive computation of the percentage, day by day. */
function slowPercent(
  own: readonly CommissionRate[],
  { kind, serviceId, date }: { kind: string; serviceId: number | null; date: string },
) {
  const now = new Map<string, number | null>();
  for (const one of [...own].sort((a, b) => a.validFrom.localeCompare(b.validFrom)))
    if (one.validFrom <= date) now.set(`${one.kind} ${one.serviceId}`, one.percent);
  const special = serviceId === null ? null : now.get(`${kind} ${serviceId}`);
  return special ?? now.get(`${kind} null`) ?? (kind === 'tip' ? 100 : 0);
}

describe('commission', () => {
  it('[ROTA-030] the percentage of a day is the service’s own, otherwise the person’s, on that day', () => {
    fc.assert(
      fc.property(rates, income, (own, { kind, serviceId, date }) => {
        const of = { kind, serviceId: kind === 'service' ? serviceId : null, date };
        expect(commissionPercent(own, of)).toBe(slowPercent(own, of));
      }),
    );
  });

  it('[ROTA-030] of two percentages from the same day the one that was entered last counts', () => {
    const from = { kind: 'service', serviceId: null, validFrom: '2026-06-01' } as const;
    const own = [
      { ...from, percent: 10 },
      { ...from, percent: 20 },
    ];
    expect(commissionPercent(own, { kind: 'service', serviceId: 1, date: '2026-06-01' })).toBe(20);
  });

  it('[ROTA-031] a statement lists services, products, tips, and higher percentages first, rounded half up', () => {
    const parts = [
      { kind: 'tip', percent: 100, base: 300 },
      { kind: 'product', percent: 10, base: 25 },
      { kind: 'service', percent: 12.5, base: 1_000 },
      { kind: 'service', percent: 40, base: 1_000 },
      { kind: 'product', percent: 10, base: -50 },
      { kind: 'product', percent: 5, base: 0 },
    ] as const;
    expect(commissionStatement(parts)).toEqual({
      lines: [
        { kind: 'service', percent: 40, base: 1_000, commission: 400 },
        { kind: 'service', percent: 12.5, base: 1_000, commission: 125 },
        { kind: 'product', percent: 10, base: -25, commission: -3 },
        { kind: 'tip', percent: 100, base: 300, commission: 300 },
      ],
      total: 822,
    });
  });

  it('[ROTA-031] a small refund has a commission of zero, not of minus zero', () => {
    expect(commissionStatement([{ kind: 'service', percent: 10, base: -4 }]).lines).toEqual([
      { kind: 'service', percent: 10, base: -4, commission: 0 },
    ]);
  });

  it('[ROTA-031] all statements together equal income times percentage by rule, to the cent of each line', () => {
    fc.assert(
      fc.property(rates, fc.array(income, { maxLength: 30 }), (own, all) => {
        const statements = [1, 2, 3].map((chair) =>
          commissionStatement(
            all
              .filter((one) => one.chair === chair)
              .map(({ kind, serviceId, date, base }) => ({
                kind,
                base,
                percent: commissionPercent(own, { kind, serviceId: kind === 'service' ? serviceId : null, date }),
              })),
          ),
        );
        // Exact in ten-thousandths of a cent, by person, kind and percent; each is rounded once.
        const exact = new Map<string, bigint>();
        for (const { chair, kind, serviceId, date, base } of all) {
          const share = slowPercent(own, { kind, serviceId: kind === 'service' ? serviceId : null, date });
          const key = `${chair} ${kind} ${share}`;
          exact.set(key, (exact.get(key) ?? 0n) + BigInt(base) * BigInt(Math.round(share * 100)));
        }
        const rounded = [...exact.values()].reduce((sum, value) => {
          const size = value < 0n ? -value : value;
          const cents = (size + 5_000n) / 10_000n;
          return sum + Number(value < 0n ? -cents : cents);
        }, 0);
        expect(statements.reduce((sum, { total }) => sum + total, 0)).toBe(rounded);
        for (const { lines, total } of statements)
          expect(lines.reduce((sum, { commission }) => sum + commission, 0)).toBe(total);
        // The statements contain all income.
        const bases = statements.flatMap(({ lines }) => lines).reduce((sum, { base }) => sum + base, 0);
        expect(bases).toBe(all.reduce((sum, { base }) => sum + base, 0));
      }),
    );
  });

  it('[ROTA-032] a refund reverses exactly what its payment gave', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1_000_000 }), percent, (base, share) => {
        const part = { kind: 'service' as const, percent: share, base };
        expect(commissionStatement([part, { ...part, base: -base }])).toEqual({ lines: [], total: 0 });
        expect(commissionStatement([{ ...part, base: -base }]).total).toBe(0 - commissionStatement([part]).total);
      }),
    );
  });
});
