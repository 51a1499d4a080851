import { GraphQLFailure } from './graphql/failure.ts';

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

export interface Sender {
  source: string;
  version: string;
  priority: string;
  device: string;
  user: string | null;
}

/** A failure as the error log takes it. */
export function logEntry({ api, type = 'mutation', body, response, error }: Failure, sender: Sender) {
  const answered = error instanceof GraphQLFailure ? error.errors : response;
  return {
    api,
    type,
    body: asText(body),
    response: asText(answered),
    exception: error instanceof Error ? `${error.name}: ${error.message}` : error === undefined ? null : String(error),
    ...sender,
  };
}
