import { GraphQLFailure, messagesOf } from './graphql/failure.ts';
import { notify, type ToastKind } from './notify.ts';
import type { ReportFailure } from './report.ts';

/** Shown when the server sent no message for the user. */
export const SERVER_ERROR = 'Internal server error!';

export interface Wording {
  /** Shown when the request itself failed: no connection, or an internal error. */
  otherwise?: string;
  /** Fields whose messages are a warning, not an error. */
  warnings?: readonly string[];
}

/** Whether the server refused the request. A masked internal error has no message for the user. */
function isAnswer(error: unknown): error is GraphQLFailure {
  return error instanceof GraphQLFailure && error.errors[0]?.extensions?.code !== 'INTERNAL';
}

/** The messages of a failure, each with its severity. */
export function wordsOf(
  error: unknown,
  { otherwise = SERVER_ERROR, warnings = [] }: Wording = {},
): [ToastKind, string][] {
  if (error instanceof Refusal) return [['error', error.message]];
  if (!isAnswer(error)) return [['error', otherwise]];
  // The redirect to the login page shows that the session has ended.
  if (error.isUnauthenticated) return [];
  if (!error.validation) return messagesOf(error).map((message) => ['error', message]);
  return Object.entries(error.validation).flatMap(([field, messages]) =>
    messages.map((message): [ToastKind, string] => [warnings.includes(field) ? 'warning' : 'error', message]),
  );
}

/** The server responded with a status other than 1. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
}

/** The result of most mutations. */
export interface StatusMessage {
  status: number;
  message: string;
}

/** Returns a result with status 1; throws a Refusal with the server's message for any other. */
export function accepted<Answer extends StatusMessage>(answer: Answer): Answer {
  if (answer.status !== 1) throw new Refusal(answer.message);
  return answer;
}

export interface FailedCall extends Wording {
  /** The operation that failed. */
  api: string;
  body?: unknown;
}

export type TellFailure = (error: unknown, call: FailedCall) => void;

/** Shows the messages of a failed call as toasts, and reports the failure to the server's error log. */
export function createTellFailure(report: ReportFailure, otherwise: string = SERVER_ERROR): TellFailure {
  return (error, call) => {
    void report({ api: call.api, body: call.body, error });
    for (const [kind, words] of wordsOf(error, { otherwise, ...call })) notify[kind](words);
  };
}
