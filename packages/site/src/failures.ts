import { GraphQLFailure, messagesOf } from './graphql/failure.ts';
import type { ToastKind } from './notify.ts';

/** What is said when nothing came back that could be told. */
export const SERVER_ERROR = 'Internal server error!';

export interface Wording {
  /** Said when the call itself failed, rather than what was asked for. */
  otherwise?: string;
  /** Fields whose messages are a warning, not an error. */
  warnings?: readonly string[];
}

/** Whether the server answered and knew why not. A masked failure of its own tells nothing. */
function isAnswer(error: unknown): error is GraphQLFailure {
  return error instanceof GraphQLFailure && error.errors[0]?.extensions?.code !== 'INTERNAL';
}

/** What a failure has to say, and how loudly. */
export function wordsOf(
  error: unknown,
  { otherwise = SERVER_ERROR, warnings = [] }: Wording = {},
): [ToastKind, string][] {
  if (error instanceof Refusal) return [['error', error.message]];
  if (!isAnswer(error)) return [['error', otherwise]];
  // The session's end is told by the move to the login page.
  if (error.isUnauthenticated) return [];
  if (!error.validation) return messagesOf(error).map((message) => ['error', message]);
  return Object.entries(error.validation).flatMap(([field, messages]) =>
    messages.map((message): [ToastKind, string] => [warnings.includes(field) ? 'warning' : 'error', message]),
  );
}

/** The server answered, and the answer was no. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
}

/** Hands on an answer with status 1; any other is a refusal with the server's words. */
export function accepted<Answer extends { status: number; message: string }>(answer: Answer): Answer {
  if (answer.status !== 1) throw new Refusal(answer.message);
  return answer;
}
