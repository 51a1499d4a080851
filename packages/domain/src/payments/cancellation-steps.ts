import { ok, type Result, refuse } from '../result/index.ts';

/** From `hours` before the appointment on, cancelling costs `percent` of the services. */
export type CancellationStep = { readonly hours: number; readonly percent: number };

export const cancellationLimits = { steps: 10, hours: 60 * 24, percent: 100 } as const;

export type StepsRefusal = {
  readonly code: 'too-many' | 'hours' | 'percent' | 'order';
  /** The position of the invalid step. */
  readonly step: number;
};

const isWithin = (value: number, most: number) => Number.isInteger(value) && value >= 1 && value <= most;

/** Steps come nearer to the appointment and cost more, so that waiting never makes it cheaper. */
export function checkSteps(steps: readonly CancellationStep[]): Result<readonly CancellationStep[], StepsRefusal> {
  if (steps.length > cancellationLimits.steps) return refuse('too-many', { step: cancellationLimits.steps });
  for (const [step, { hours, percent }] of steps.entries()) {
    const before = steps[step - 1];
    if (!isWithin(hours, cancellationLimits.hours)) return refuse('hours', { step });
    if (!isWithin(percent, cancellationLimits.percent)) return refuse('percent', { step });
    if (before && (hours >= before.hours || percent <= before.percent)) return refuse('order', { step });
  }
  return ok(steps.map(({ hours, percent }) => ({ hours, percent })));
}

/** The message for a refused step. */
export function stepsMessage({ code, step }: StepsRefusal): string {
  switch (code) {
    case 'too-many':
      return `Please use at most ${cancellationLimits.steps} steps.`;
    case 'hours':
      return `Step ${step + 1}: please enter whole hours, from 1 to ${cancellationLimits.hours.toLocaleString('en-IE')}.`;
    case 'percent':
      return `Step ${step + 1}: please enter a whole percentage from 1 to 100.`;
    case 'order':
      return `Step ${step + 1}: each step has to be closer to the appointment and keep more than the one before.`;
  }
}

/** '4 hours', '48 hours', '7 days'. */
export function leadWords(hours: number): string {
  if (hours > 48 && hours % 24 === 0) return `${hours / 24} days`;
  return hours === 1 ? '1 hour' : `${hours} hours`;
}
