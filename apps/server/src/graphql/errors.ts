import { GraphQLError } from 'graphql';

export type ErrorCode =
  | 'UNAUTHENTICATED'
  | 'VALIDATION'
  | 'BAD_REQUEST'
  | 'RATE_LIMITED'
  | 'IDEMPOTENCY'
  | 'NOT_FOUND'
  | 'REFUSED'
  | 'INTERNAL';

/** An error whose message is meant for the client. Every other error is masked. */
export class PublicError extends GraphQLError {
  constructor(message: string, code: ErrorCode, extensions: Record<string, unknown> = {}) {
    super(message, { extensions: { code, ...extensions } });
  }
}

/** The exact message on which clients drop their token. */
export function unauthenticated(): PublicError {
  return new PublicError('Unauthenticated.', 'UNAUTHENTICATED');
}

export type FieldMessages = Record<string, string[]>;

/** Wrong input: `extensions.validation` maps each field to its messages. */
export function invalidInput(validation: FieldMessages): PublicError {
  return new PublicError('The given data was invalid.', 'VALIDATION', { validation });
}

interface Issue {
  message: string;
  path?: readonly (PropertyKey | { key: PropertyKey })[] | undefined;
}

/** Turns schema issues into the map; a problem of the whole input is filed under the operation's arguments. */
export function messagesByField(issues: readonly Issue[]): FieldMessages {
  const messages: FieldMessages = {};
  for (const issue of issues) {
    const path = (issue.path ?? []).map((part) => String(typeof part === 'object' ? part.key : part));
    const field = path.join('.') || 'input';
    messages[field] = [...(messages[field] ?? []), issue.message];
  }
  return messages;
}
