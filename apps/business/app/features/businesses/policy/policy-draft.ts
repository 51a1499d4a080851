import { type CancellationStep, cancellationLimits, checkSteps, stepsMessage } from '@thyme/domain/payments';

/** Raw input; validated when it is sent. */
export interface StepDraft {
  hours: string;
  percent: string;
}

export interface PolicyDraft {
  /** Codes 1 and 2; empty with custom steps, or when cancelling is free. */
  codes: number[];
  steps: StepDraft[];
  /** Code 3. */
  decides: boolean;
  /** Regulars are forgiven one late cancellation a year. */
  forgives: boolean;
}

export const PRESETS = [
  { name: 'free', label: 'Always free', codes: [], steps: [] },
  { name: '24', label: '24 h', codes: [], steps: [{ hours: 24, percent: 50 }] },
  { name: '48', label: '48 h', codes: [1], steps: [] },
  { name: '72', label: '72 h', codes: [], steps: [{ hours: 72, percent: 50 }] },
  { name: 'day', label: 'Same day', codes: [2], steps: [] },
  { name: '48-day', label: '48 h and same day', codes: [1, 2], steps: [] },
] as const;

const typed = (steps: readonly CancellationStep[]): StepDraft[] =>
  steps.map(({ hours, percent }) => ({ hours: String(hours), percent: String(percent) }));

export function draftOf({
  policy,
  policy_steps,
  forgives_first,
}: {
  policy: readonly number[];
  policy_steps: readonly CancellationStep[];
  forgives_first: boolean;
}): PolicyDraft {
  return {
    codes: policy.filter((code) => code !== 3),
    steps: typed(policy_steps),
    decides: policy.includes(3),
    forgives: forgives_first,
  };
}

/** The preset that a draft matches, or 'own'. */
export function presetOf({ codes, steps }: PolicyDraft): string {
  const same = PRESETS.find(
    (preset) => String(preset.codes) === String(codes) && JSON.stringify(typed(preset.steps)) === JSON.stringify(steps),
  );
  return same?.name ?? 'own';
}

const FIRST_OWN: readonly CancellationStep[] = [
  { hours: 24, percent: 30 },
  { hours: 4, percent: 100 },
];

/** 'own' keeps the steps if there are several, and otherwise starts with defaults. */
export function choosePreset(draft: PolicyDraft, name: string): PolicyDraft {
  const preset = PRESETS.find((one) => one.name === name);
  if (preset) return { ...draft, codes: [...preset.codes], steps: typed(preset.steps) };
  if (draft.steps.length > 1) return draft;
  return { ...draft, codes: [], steps: typed(FIRST_OWN) };
}

const wholeOf = (text: string) => (/^\s*\d+\s*$/.test(text) ? Number(text) : Number.NaN);

export const stepsOf = (draft: PolicyDraft): CancellationStep[] =>
  draft.steps.map(({ hours, percent }) => ({ hours: wholeOf(hours), percent: wholeOf(percent) }));

/** The first error in the steps, or null. */
export function problemOf(draft: PolicyDraft): string | null {
  const result = checkSteps(stepsOf(draft));
  return result.ok ? null : stepsMessage(result.refusal);
}

export const codesOf = ({ codes, decides }: PolicyDraft): number[] => [...codes, ...(decides ? [3] : [])];

/** Adds a step: nearer to the appointment with a higher fee, else further away with a lower one; null if neither fits. */
export function furtherStep(draft: PolicyDraft): PolicyDraft | null {
  const steps = stepsOf(draft);
  const [first, last] = [steps[0], steps.at(-1)];
  if (steps.length >= cancellationLimits.steps || problemOf(draft) !== null) return null;
  if (!first || !last) return { ...draft, codes: [], steps: typed(FIRST_OWN.slice(0, 1)) };
  const nearer = { hours: Math.floor(last.hours / 2), percent: Math.min(100, last.percent + 25) };
  if (nearer.hours >= 1 && nearer.percent > last.percent) return { ...draft, steps: typed([...steps, nearer]) };
  const further = { hours: first.hours * 2, percent: Math.floor(first.percent / 2) };
  if (further.hours > cancellationLimits.hours || further.percent < 1) return null;
  return { ...draft, steps: typed([further, ...steps]) };
}

/** Hours are drawn on a logarithmic scale, so that the last days get most of the bar. */
export const shareOf = (hours: number, span: number): number => Math.log1p(Math.min(hours, span)) / Math.log1p(span);

export const hoursAt = (share: number, span: number): number =>
  Math.expm1(Math.max(0, Math.min(1, share)) * Math.log1p(span));

/** Snaps hours to sensible values: whole hours up to a day, then quarters of a day, then days. */
export function roundHours(hours: number): number {
  const grain = hours <= 24 ? 1 : hours <= 96 ? 6 : 24;
  return Math.max(1, Math.min(cancellationLimits.hours, Math.round(hours / grain) * grain));
}

/** Sets the hours of a step, limited by its neighbours. */
export function moveStep(draft: PolicyDraft, index: number, hours: number): PolicyDraft {
  const steps = stepsOf(draft);
  const most = (steps[index - 1]?.hours ?? cancellationLimits.hours + 1) - 1;
  const least = (steps[index + 1]?.hours ?? 0) + 1;
  const next = Math.max(least, Math.min(most, hours));
  return { ...draft, steps: draft.steps.map((step, at) => (at === index ? { ...step, hours: String(next) } : step)) };
}
