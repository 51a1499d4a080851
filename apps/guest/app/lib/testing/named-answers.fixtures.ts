import { vi } from 'vitest';

type Given = Record<string, unknown>;
export type Answers = Record<string, (given: Given) => unknown>;

export interface Sent {
  name: string;
  /** The variables of an operation; the body of another request. */
  given: Given;
}

/** A response that is not 200. */
export class Status {
  readonly code: number;
  readonly body: object;
  constructor(code: number, body: object) {
    this.code = code;
    this.body = body;
  }
}

/** A GraphQL error that gives a reason. */
export class Reasoned {
  readonly reason: string;
  constructor(reason: string) {
    this.reason = reason;
  }
}

/**
 * A server over a stubbed fetch. Names found in a GraphQL document return its `data` (an Error: `errors`); names that
 * begin with a slash answer that path. Every request is recorded.
 */
export function serveNamed(answers: Answers): Sent[] {
  const all: Answers = { system_log: () => ({ system_log: { status: 1 } }), ...answers };
  const sent: Sent[] = [];
  async function operation({ query, variables }: { query: string; variables: Given }) {
    const name = Object.keys(all).find((key) => !key.startsWith('/') && query.includes(key));
    if (!name) return { errors: [{ message: `unexpected ${query}` }] };
    sent.push({ name, given: variables });
    const answer = await all[name]?.(variables);
    if (answer instanceof Reasoned) return { errors: [{ message: 'Refused.', extensions: { reason: answer.reason } }] };
    return answer instanceof Error
      ? { errors: [{ message: answer.message, extensions: { code: 'INTERNAL' } }] }
      : { data: answer };
  }
  vi.stubGlobal('fetch', async (url: string, init: RequestInit = {}) => {
    const body = init.body ? JSON.parse(String(init.body)) : {};
    if (Array.isArray(body)) return Response.json(await Promise.all(body.map(operation)));
    sent.push({ name: url, given: body });
    const answer = await all[url]?.(body);
    if (answer === undefined) return new Response(null, { status: 404 });
    return answer instanceof Status ? Response.json(answer.body, { status: answer.code }) : Response.json(answer);
  });
  return sent;
}
