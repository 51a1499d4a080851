import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';

export interface WrongClock {
  /** Environment of the server with this clock. */
  env: Record<string, string>;
  /** Shifts the clock by this many seconds. */
  turn(seconds: number): Promise<void>;
}

/** How long a server may take to notice a change of its clock. */
const SEEN_MS = 1_000;

/** A clock for servers that is shifted through a file; correct at first. */
export function wrongClock(file: string): WrongClock {
  const shifted = pathToFileURL(join(import.meta.dirname, 'shifted-clock.ts')).href;
  const write = (seconds: number) => writeFileSync(file, String(seconds));
  write(0);
  return {
    env: { NODE_OPTIONS: `--import=${shifted}`, CLOCK_OFFSET_FILE: file },
    async turn(seconds) {
      write(seconds);
      await pause(SEEN_MS);
    },
  };
}
