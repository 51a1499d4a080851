import { readFileSync } from 'node:fs';

/** The 6,000 most common passwords of five characters or more, in lower case (from zxcvbn's list, MIT). */
export const COMMON_PASSWORDS: ReadonlySet<string> = new Set(
  readFileSync(new URL('./common-passwords.txt', import.meta.url), 'utf8')
    .split('\n')
    .filter(Boolean),
);
