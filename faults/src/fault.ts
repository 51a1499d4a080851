/** One result of a fault: a measurement or a check. */
export interface Finding {
  what: string;
  value: string | number;
  ok: boolean;
  /** The check has not run, because software is missing. */
  notRun?: true;
}

export interface FaultContext {
  root: string;
  /** A temporary directory of this run. */
  scratch: string;
  /** Reports progress. */
  log(line: string): void;
}

/** A fault that is injected into a running marketplace. */
export interface Fault {
  name: string;
  about: string;
  run(context: FaultContext): Promise<Finding[]>;
}

export const count = (what: string, value: number | string): Finding => ({ what, value, ok: true });
/** Must be zero. */
export const none = (what: string, value: number): Finding => ({ what, value, ok: value === 0 });
export const holds = (what: string, ok: boolean, value: string | number = ok ? 'yes' : 'no'): Finding => ({
  what,
  value,
  ok,
});

/** Fails the run, unless the software cannot be expected on every machine. */
export const notRun = (why: string, { isOptional = false } = {}): Finding => ({
  what: `not run: ${why}`,
  value: '',
  ok: isOptional,
  notRun: true,
});

export function line({ what, value, ok, notRun: missing }: Finding): string {
  return `  ${missing ? '–' : ok ? '✓' : '✗'} ${what.padEnd(72)} ${value}`.trimEnd();
}
