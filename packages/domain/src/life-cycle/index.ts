import { ok, type Result, refuse } from '../result/index.ts';

/** The statuses of a thing, each with those that may follow it. */
export type LifeCycle<Status extends string> = Readonly<Record<Status, readonly Status[]>>;

export type StepRefusal = { readonly code: 'not-allowed' };

/** A transition to the current status succeeds without a change, so that a repeated message is idempotent. */
export function advance<Status extends string>(
  life: LifeCycle<Status>,
  from: Status,
  to: Status,
): Result<{ readonly status: Status; readonly changed: boolean }, StepRefusal> {
  if (from === to) return ok({ status: to, changed: false });
  return life[from].includes(to) ? ok({ status: to, changed: true }) : refuse('not-allowed');
}

/** The statuses that a transition may start from: the condition of an UPDATE that makes it. */
export function statusesBefore<Status extends string>(life: LifeCycle<Status>, to: Status): Status[] {
  return (Object.keys(life) as Status[]).filter((from) => life[from].includes(to));
}
