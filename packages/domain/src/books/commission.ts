import { type Minor, summedBy } from '../money/index.ts';
import type { LocalDate } from '../time/index.ts';

export const COMMISSION_KINDS = ['service', 'product', 'tip'] as const;
export type CommissionKind = (typeof COMMISSION_KINDS)[number];

/** Before the owner sets a percentage: tips are the person's own. */
const USUAL: Record<CommissionKind, number> = { service: 0, product: 0, tip: 100 };

/** A percent from a day on. Without one, the person's default for services applies again. */
export type CommissionRate = {
  readonly kind: CommissionKind;
  readonly serviceId: number | null;
  readonly validFrom: LocalDate;
  readonly percent: number | null;
};

/** The percentage of one kind of income on a day: the service's own, otherwise the person's default. */
export function commissionPercent(
  rates: readonly CommissionRate[],
  { kind, serviceId, date }: { kind: CommissionKind; serviceId: number | null; date: LocalDate },
): number {
  const latest = (own: number | null) =>
    rates
      .filter((rate) => rate.kind === kind && rate.serviceId === own && rate.validFrom <= date)
      .reduce<CommissionRate | null>((last, rate) => (last && last.validFrom > rate.validFrom ? last : rate), null);
  return latest(serviceId)?.percent ?? latest(null)?.percent ?? USUAL[kind];
}

/** A person's income under one percentage, without VAT and after discounts; refunds are negative. */
export type CommissionPart = { readonly kind: CommissionKind; readonly percent: number; readonly base: Minor };

export type CommissionLine = CommissionPart & { readonly commission: Minor };

/** A statement: one line per kind and percentage, rounded once per line to the cent, half away from zero. */
export function commissionStatement(parts: readonly CommissionPart[]): { lines: CommissionLine[]; total: Minor } {
  const lines = summedBy(parts, ({ kind, percent }) => `${kind} ${percent}`, 'base')
    .filter(({ base }) => base !== 0)
    .map(({ kind, percent, base }) => ({ kind, percent, base, commission: commissionOf(base, percent) }))
    .sort((a, b) => placeOf(a) - placeOf(b) || b.percent - a.percent);
  return { lines, total: lines.reduce((sum, { commission }) => sum + commission, 0) };
}

const placeOf = ({ kind }: CommissionLine) => COMMISSION_KINDS.indexOf(kind);

/** Percents have two decimals, so the product is whole ten-thousandths of a cent and exact. */
function commissionOf(base: Minor, percent: number): Minor {
  const exact = Math.abs(base) * Math.round(percent * 100);
  return Math.sign(base) * Math.floor((exact + 5_000) / 10_000) + 0;
}
