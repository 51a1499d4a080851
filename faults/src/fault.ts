/** One thing that was looked at after something went wrong. */
export interface Finding {
  what: string;
  value: string | number;
  ok: boolean;
}

export interface FaultContext {
  root: string;
  /** A directory of this run, removed after it. */
  scratch: string;
  /** Progress, for whoever waits. */
  say(line: string): void;
}

/** Something that goes wrong in the world, done to a running marketplace. */
export interface Fault {
  name: string;
  about: string;
  run(context: FaultContext): Promise<Finding[]>;
}

export const count = (what: string, value: number | string): Finding => ({ what, value, ok: true });
/** Must be none. */
export const none = (what: string, value: number): Finding => ({ what, value, ok: value === 0 });
export const holds = (what: string, ok: boolean, value: string | number = ok ? 'yes' : 'no'): Finding => ({
  what,
  value,
  ok,
});

export function line({ what, value, ok }: Finding): string {
  return `  ${ok ? '✓' : '✗'} ${what.padEnd(72)} ${value}`;
}
