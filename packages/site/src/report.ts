import { GraphQLFailure } from './graphql/failure.ts';

export interface Failure {
  /** The operation that failed. */
  api: string;
  type?: 'query' | 'mutation';
  /** The request; secrets in it are redacted. */
  body?: unknown;
  /** The response, if there was one. */
  response?: unknown;
  error?: unknown;
}

const secret = /pass|token|secret|otp|hash|card|authorization/i;

/** A copy of the value in which the values of secret keys are replaced. */
export function redact(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(redact);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, held]) => [key, secret.test(key) ? '[removed]' : redact(held)]),
  );
}

const asText = (value: unknown): string | null => (value === undefined ? null : JSON.stringify(redact(value)));

export const CLIENT_VERSION = '1.1.0';
export const CLIENT_PRIORITY = 'high';

export interface Sender {
  /** The site: 'web-guest' or 'web-business'. */
  source: string;
  device: string;
  user: string | null;
}

/** A failure in the form of the server's error log. */
export function logEntry({ api, type = 'mutation', body, response, error }: Failure, sender: Sender) {
  const answered = error instanceof GraphQLFailure ? error.errors : response;
  return {
    api,
    type,
    body: asText(body),
    response: asText(answered),
    exception: error instanceof Error ? `${error.name}: ${error.message}` : error === undefined ? null : String(error),
    version: CLIENT_VERSION,
    priority: CLIENT_PRIORITY,
    ...sender,
  };
}

export type LogEntry = ReturnType<typeof logEntry>;

interface ReportOptions {
  source: string;
  /** The id of the user who is logged in. */
  user?: () => string | null;
  send: (entry: LogEntry) => Promise<unknown>;
}

export type ReportFailure = (failure: Failure) => Promise<void>;

/** Sends failures to the server's error log. When the log cannot be reached, only the console shows it. */
export function createReport({ source, user = () => null, send }: ReportOptions): ReportFailure {
  return async (failure) => {
    try {
      await send(logEntry(failure, { source, device: navigator.userAgent, user: user() }));
    } catch (error) {
      console.warn('The failure could not be reported.', error);
    }
  };
}
