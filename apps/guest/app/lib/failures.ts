import { type Wording, wordsOf } from '@thyme/site/failures.ts';
import { notify } from './notify.ts';
import { reportFailure } from './report.ts';

export { accepted, Refusal, SERVER_ERROR } from '@thyme/site/failures.ts';

/** Another spelling of the same, on the screens that take credentials. */
export const CREDENTIALS_ERROR = 'Internal server error';

interface Call extends Wording {
  api: string;
  body?: unknown;
}

/** Tells the person what a failed call had to say, and the server's log that it failed. */
export function tellFailure(error: unknown, call: Call): void {
  void reportFailure({ api: call.api, body: call.body, error });
  for (const [kind, words] of wordsOf(error, call)) notify[kind](words);
}
