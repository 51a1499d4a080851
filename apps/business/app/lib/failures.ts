import { type Wording, wordsOf } from '@thyme/site/failures.ts';
import { notify } from '@thyme/site/notify.ts';
import { logEntry } from '@thyme/site/report.ts';
import { graphql } from '../generated/gql.ts';
import { run } from './graphql/client.ts';

export { accepted, Refusal } from '@thyme/site/failures.ts';

export const systemLog = graphql(`
  mutation DeskSystemLog(
    $api: String
    $type: String
    $user: String
    $body: String
    $response: String
    $exception: String
    $source: String
    $version: String
    $priority: String
    $device: String
  ) {
    system_log(
      api: $api
      type: $type
      user: $user
      body: $body
      response: $response
      exception: $exception
      source: $source
      version: $version
      priority: $priority
      device: $device
    ) {
      status
    }
  }
`);

export interface Call extends Wording {
  /** The operation that failed. */
  api: string;
  body?: unknown;
}

/** Tells the server's log about a failed action. A log that cannot be reached must not disturb anybody. */
export async function reportFailure(error: unknown, { api, body }: Call): Promise<void> {
  const sender = {
    source: 'web-business',
    version: '1.1.0',
    priority: 'high',
    device: navigator.userAgent,
    user: null,
  };
  try {
    await run(systemLog, logEntry({ api, body, error }, sender), { silent: true });
  } catch (failure) {
    console.warn('The failure could not be reported.', failure);
  }
}

/** Tells the person what a failed call had to say, and the server's log that it failed. */
export function tellFailure(error: unknown, call: Call): void {
  void reportFailure(error, call);
  for (const [kind, words] of wordsOf(error, {
    otherwise: 'The server could not be reached. Please try again.',
    ...call,
  }))
    notify[kind](words);
}
