import type { SystemLogMutationVariables } from '../generated/graphql.ts';
import { run } from './graphql/client.ts';
import { GraphQLFailure } from './graphql/failure.ts';
import { systemLog } from './graphql/operations.ts';
import { keys, read } from './storage.ts';

export const CLIENT_VERSION = '1.1.0';
export const CLIENT_SOURCE = 'web-guest';
export const CLIENT_PRIORITY = 'high';

export interface Failure {
  /** The operation that failed. */
  api: string;
  type?: 'query' | 'mutation';
  /** What was sent. Secrets are taken out. */
  body?: unknown;
  /** What came back, when something did. */
  response?: unknown;
  error?: unknown;
}

const secret = /pass|token|secret|otp|hash|card|authorization/i;

/** The same value with everything that must stay private struck out. */
export function redact(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(redact);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, held]) => [key, secret.test(key) ? '[removed]' : redact(held)]),
  );
}

const asText = (value: unknown): string | null => (value === undefined ? null : JSON.stringify(redact(value)));

/** A failure as the error log takes it. */
export function logEntry(failure: Failure, device: string, user: string | null): SystemLogMutationVariables {
  const { api, type = 'mutation', body, response, error } = failure;
  const answered = error instanceof GraphQLFailure ? error.errors : response;
  return {
    api,
    type,
    user,
    body: asText(body),
    response: asText(answered),
    exception: error instanceof Error ? `${error.name}: ${error.message}` : error === undefined ? null : String(error),
    source: CLIENT_SOURCE,
    version: CLIENT_VERSION,
    priority: CLIENT_PRIORITY,
    device,
  };
}

/** Tells the server's log about a failed action. A log that cannot be reached must not disturb anybody. */
export async function reportFailure(failure: Failure): Promise<void> {
  try {
    await run(systemLog, logEntry(failure, navigator.userAgent, read(keys.userId)), { silent: true });
  } catch (error) {
    console.warn('The failure could not be reported.', error);
  }
}
