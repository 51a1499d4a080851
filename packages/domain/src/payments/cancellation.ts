import { type Minor, percentOf } from '../money/index.ts';
import {
  DAY,
  dateAt,
  formatDayTime,
  HOUR,
  type Instant,
  startOfDay,
  wallOf,
  type Zone,
  zoneLabel,
} from '../time/index.ts';
import type { CancellationStep } from './cancellation-steps.ts';

/** Presets. 1: half within 48 hours. 2: all on the day of the appointment. 3: the business decides whether to charge. */
export type PolicyCode = 1 | 2 | 3;

export const LATE_PERCENT = 50;
export const LATE_SECONDS = 48 * HOUR;
export const SAME_DAY_PERCENT = 100;

/** How long a business has to decide about a charge, after which it is refunded. */
export const DECIDE_DAYS = 7;
export const DECIDE_SECONDS = DECIDE_DAYS * DAY;

export function isPolicyCode(code: number): code is PolicyCode {
  return code === 1 || code === 2 || code === 3;
}

export type PolicyTerms = {
  readonly policies: readonly PolicyCode[];
  /** The shop's custom steps; they replace codes 1 and 2. */
  readonly steps?: readonly CancellationStep[] | undefined;
  readonly startsAt: Instant;
  readonly zone: Zone;
};

export type Charge = {
  readonly percent: number;
  /** Whether the business decides about the charge. */
  readonly isDecidedByBusiness: boolean;
};

type Turn = { readonly from: Instant; readonly percent: number };

/** The times from which cancelling costs a certain percentage. Exactly that many hours before still has the lower charge. */
function turnsOf({ policies, steps = [], startsAt, zone }: PolicyTerms): Turn[] {
  if (steps.length > 0) return steps.map(({ hours, percent }) => ({ from: startsAt - hours * HOUR + 1, percent }));
  return [
    ...(policies.includes(1) ? [{ from: startsAt - LATE_SECONDS + 1, percent: LATE_PERCENT }] : []),
    ...(policies.includes(2) ? [{ from: startOfDay(zone, dateAt(zone, startsAt)), percent: SAME_DAY_PERCENT }] : []),
  ];
}

/**
 * The charge that the policy allows at a moment; the strictest step or code wins. With code 3 alone, the full amount is
 * subject to the business's decision.
 */
export function chargeAt(terms: PolicyTerms, at: Instant): Charge {
  const isDiscretionary = terms.policies.includes(3);
  const turns = turnsOf(terms);
  if (isDiscretionary && turns.length === 0) return { percent: SAME_DAY_PERCENT, isDecidedByBusiness: true };
  const percent = Math.max(0, ...turns.filter(({ from }) => at >= from).map((turn) => turn.percent));
  return { percent, isDecidedByBusiness: isDiscretionary && percent > 0 };
}

/** How many hours before the appointment the current charge began; null if it began with the day, or there is none. */
export function chargedFromHours(terms: PolicyTerms, at: Instant): number | null {
  const { percent } = chargeAt(terms, at);
  const own = terms.steps ?? [];
  if (own.length > 0) return own.find((step) => step.percent === percent)?.hours ?? null;
  return terms.policies.includes(1) && percent === LATE_PERCENT ? LATE_SECONDS / HOUR : null;
}

export type CancellationInput = PolicyTerms & {
  readonly by: 'guest' | 'business' | 'system';
  readonly at: Instant;
  /** Total of the cancelled services. */
  readonly total: Minor;
  /** What was paid for them, minus refunds. */
  readonly paid: Minor;
};

export type CancellationOutcome = Charge & {
  /** Never more than was paid. */
  readonly fee: Minor;
  readonly refund: Minor;
};

const FREE: Charge = { percent: 0, isDecidedByBusiness: false };

/**
 * Only a cancellation by the guest is charged. While the business decides, the fee is withheld and the rest is refunded
 * at once.
 */
export function cancellationFee(input: CancellationInput): CancellationOutcome {
  const charge = input.by === 'guest' ? chargeAt(input, input.at) : FREE;
  const paid = Math.max(0, input.paid);
  const fee = Math.min(paid, percentOf(Math.max(0, input.total), charge.percent));
  return { ...charge, isDecidedByBusiness: charge.isDecidedByBusiness && fee > 0, fee, refund: paid - fee };
}

export type PolicySegment = Charge & { readonly from: Instant; readonly until: Instant };

/** What cancelling costs from a moment until the appointment begins, in segments of equal cost. */
export function policyTimeline(terms: PolicyTerms, from: Instant): PolicySegment[] {
  // Each turn comes after the one before and costs more.
  const turns = turnsOf(terms).map((turn) => Math.max(from, turn.from));
  const cuts = [from, ...turns, terms.startsAt];
  return cuts.slice(1).flatMap((until, index) => {
    const start = cuts[index] as Instant;
    return start < until ? [{ ...chargeAt(terms, start), from: start, until }] : [];
  });
}

/** The last moment at which cancelling is certainly free; null if there is none, because the business always decides. */
export function freeUntil(terms: PolicyTerms): Instant | null {
  const turns = turnsOf(terms);
  if (terms.policies.includes(3) && turns.length === 0) return null;
  return Math.min(terms.startsAt, ...turns.map(({ from }) => from - 1));
}

export type PolicyFacts =
  | { readonly kind: 'always-free' }
  | { readonly kind: 'free-until'; readonly until: Instant }
  | { readonly kind: 'charged-now'; readonly percent: number; readonly isDecidedByBusiness: boolean };

/** The current cancellation terms. `until` is the last free moment. */
export function policyFacts(terms: PolicyTerms, now: Instant): PolicyFacts {
  const [first, second] = policyTimeline(terms, now);
  if (!first || first.percent > 0) {
    const { percent, isDecidedByBusiness } = first ?? chargeAt(terms, now);
    return percent > 0 ? { kind: 'charged-now', percent, isDecidedByBusiness } : { kind: 'always-free' };
  }
  if (!second) return { kind: 'always-free' };
  return { kind: 'free-until', until: second.from - 1 };
}

/** Terms with an absolute time: 'Free to cancel until Tue 11 Aug, 11:30 am, Irish time'. */
export function policySentence(terms: PolicyTerms, now: Instant): string {
  const facts = policyFacts(terms, now);
  switch (facts.kind) {
    case 'always-free':
      return 'Free to cancel until the appointment begins';
    case 'free-until':
      return `Free to cancel until ${formatDayTime(wallOf(terms.zone, facts.until))}, ${zoneLabel(terms.zone)}`;
    case 'charged-now':
      return facts.isDecidedByBusiness
        ? 'If you cancel, the business decides whether to charge you'
        : `Cancelling now costs ${facts.percent}% of the services`;
  }
}
