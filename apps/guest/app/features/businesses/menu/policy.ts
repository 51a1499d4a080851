import { type CancellationStep, leadWords } from '@thyme/domain/payments';
import type { PolicyStage } from '@thyme/ui/display/policy-timeline.tsx';

/** Codes of a cancellation policy on the wire. */
const HALF_WITHIN_48_HOURS = 1;
const ALL_ON_THE_DAY = 2;
const BUSINESS_DECIDES = 3;

const kept = (percent: number) => (percent === 100 ? 'the full price' : `${percent}% of the price`);

/** What cancelling costs as the appointment comes nearer, in order of time. Own steps replace the codes. */
export function policyStages(codes: readonly number[], steps: readonly CancellationStep[] = []): PolicyStage[] {
  const half = codes.includes(HALF_WITHIN_48_HOURS);
  const all = codes.includes(ALL_ON_THE_DAY);
  const stages: PolicyStage[] = [{ kind: 'free', title: 'Free', detail: 'Cancel free of charge' }];
  for (const { hours, percent } of steps)
    stages.push({
      kind: percent === 100 ? 'full' : 'part',
      title: `${percent}%`,
      detail: `Within ${leadWords(hours)}: ${kept(percent)}`,
    });
  if (half) stages.push({ kind: 'part', title: '50%', detail: 'Within 48 hours: half the price' });
  if (all) stages.push({ kind: 'full', title: '100%', detail: 'On the day of your booking: the full price' });
  return stages;
}

/** The policy in one sentence. */
export function policySentence(
  codes: readonly number[],
  name: string,
  [first]: readonly CancellationStep[] = [],
): string {
  if (first) return `Free to cancel until ${leadWords(first.hours)} before.`;
  if (codes.includes(HALF_WITHIN_48_HOURS)) return 'Free to cancel until 48 hours before.';
  if (codes.includes(ALL_ON_THE_DAY)) return 'Free to cancel until the day before.';
  if (codes.includes(BUSINESS_DECIDES)) return `If you cancel, ${name} decides whether to charge you.`;
  return 'Free to cancel at any time.';
}

/** Shown beside the timeline where the business decides case by case. */
export function businessDecides(codes: readonly number[]): boolean {
  return codes.includes(BUSINESS_DECIDES);
}
