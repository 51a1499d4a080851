/** One entry of a GraphQL response's `errors`. */
export interface WireError {
  message: string;
  extensions?: { validation?: unknown; reason?: unknown; [key: string]: unknown };
}

export type Validation = Record<string, string[]>;

/** The server responded with errors. */
export class GraphQLFailure extends Error {
  override readonly name = 'GraphQLFailure';
  readonly errors: readonly WireError[];

  constructor(errors: readonly WireError[]) {
    super(errors[0]?.message || UNKNOWN);
    this.errors = errors;
  }

  /** Messages by field, when the server rejected the input. */
  get validation(): Validation | null {
    const all: Validation = {};
    for (const error of this.errors) collect(error.extensions?.validation, all);
    return Object.keys(all).length > 0 ? all : null;
  }

  get isUnauthenticated(): boolean {
    return this.errors.some((error) => error.message === UNAUTHENTICATED);
  }
}

/** No readable response: offline, timed out, or answered by a proxy instead of the server. */
export class NetworkFailure extends Error {
  override readonly name = 'NetworkFailure';
  readonly status: number | null;

  constructor(message: string, options: { status?: number; cause?: unknown } = {}) {
    super(message, { cause: options.cause });
    this.status = options.status ?? null;
  }
}

export const UNAUTHENTICATED = 'Unauthenticated.';
export const UNKNOWN = 'An unknown error occurred';

function collect(validation: unknown, into: Validation): void {
  if (typeof validation !== 'object' || validation === null) return;
  for (const [field, given] of Object.entries(validation)) {
    const messages = (Array.isArray(given) ? given : [given]).filter(
      (text): text is string => typeof text === 'string',
    );
    if (messages.length > 0) into[field] = [...(into[field] ?? []), ...messages];
  }
}

/** The messages to show: each validation message, otherwise the reason, otherwise a generic one. */
export function messagesOf(error: unknown): string[] {
  if (!(error instanceof GraphQLFailure)) return [UNKNOWN];
  const { validation } = error;
  if (validation) return Object.values(validation).flat();
  const [first] = error.errors;
  const reason = first?.extensions?.reason;
  if (typeof reason === 'string' && reason !== '') return [reason];
  return [first?.message || UNKNOWN];
}
