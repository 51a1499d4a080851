import { afterEach, vi } from 'vitest';

type Variables = Record<string, unknown>;
type Answer = (variables: Variables) => unknown;

export interface Request {
  field: string;
  variables: Variables;
}

/** A response with GraphQL errors, such as a rejected field. */
export class Errors {
  readonly errors: object[];
  constructor(message: string, extensions: object = {}) {
    this.errors = [{ message, extensions }];
  }
}

/** Validation messages by argument of an operation. */
export const invalid = (validation: Record<string, string[]>) => new Errors('Invalid input.', { validation });

afterEach(() => {
  vi.unstubAllGlobals();
});

/** The first field that an operation selects. */
const fieldOf = (query: string) => /\{\s*(\w+)/.exec(query)?.[1] ?? '';

/**
 * A fake GraphQL server behind `fetch`. It resolves each field with the given function; a field without one is an error.
 * Returns the requests in order, without those to the error log.
 */
export function serveGraphQL(answers: Record<string, Answer>): Request[] {
  const requests: Request[] = [];
  async function answer({ query, variables }: { query: string; variables: Variables }) {
    const field = fieldOf(query);
    if (field === 'system_log') return { data: { system_log: { status: 1 } } };
    requests.push({ field, variables });
    const given = answers[field];
    if (!given) return { errors: [{ message: `The test has no answer for ${field}.` }] };
    const value = await given(variables);
    return value instanceof Errors ? { errors: value.errors } : { data: { [field]: value } };
  }
  vi.stubGlobal('fetch', async (_url: string, { body }: RequestInit) =>
    Response.json(await Promise.all((JSON.parse(String(body)) as Parameters<typeof answer>[0][]).map(answer))),
  );
  return requests;
}

/** The variables of the requests for one field. */
export const sentTo = (requests: readonly Request[], field: string): Variables[] =>
  requests.filter((request) => request.field === field).map(({ variables }) => variables);
