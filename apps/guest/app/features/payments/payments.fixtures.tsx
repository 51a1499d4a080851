import { QueryClientProvider } from '@tanstack/react-query';
import { render } from '@thyme/ui/testing.ts';
import type { ReactNode } from 'react';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router';
import { vi } from 'vitest';
import { createQueryClient } from '../../lib/graphql/query-client.ts';
import { onToast } from '../../lib/notify.ts';

type Answer = (body: Record<string, unknown>) => unknown;

export interface Sent {
  name: string;
  body: Record<string, unknown>;
}

/** An answer that is not 200. */
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
 * A server over a stubbed fetch. Names that stand in a GraphQL document answer its `data` (an Error: `errors`); names
 * that begin with a slash answer that address. Everything asked is written down.
 */
export function serve(answers: Record<string, Answer>): Sent[] {
  const all: Record<string, Answer> = { system_log: () => ({ system_log: { status: 1 } }), ...answers };
  const sent: Sent[] = [];
  async function operation({ query, variables }: { query: string; variables: Record<string, unknown> }) {
    const name = Object.keys(all).find((key) => !key.startsWith('/') && query.includes(key));
    if (!name) return { errors: [{ message: `unexpected ${query}` }] };
    sent.push({ name, body: variables });
    const answer = await all[name]?.(variables);
    if (answer instanceof Reasoned) return { errors: [{ message: 'Refused.', extensions: { reason: answer.reason } }] };
    return answer instanceof Error
      ? { errors: [{ message: answer.message, extensions: { code: 'INTERNAL' } }] }
      : { data: answer };
  }
  vi.stubGlobal('fetch', async (url: string, init: RequestInit = {}) => {
    const body = init.body ? JSON.parse(String(init.body)) : {};
    if (Array.isArray(body)) return Response.json(await Promise.all(body.map(operation)));
    sent.push({ name: url, body });
    const answer = await all[url]?.(body);
    if (answer === undefined) return new Response(null, { status: 404 });
    return answer instanceof Status ? Response.json(answer.body, { status: answer.code }) : Response.json(answer);
  });
  return sent;
}

/** What toasts said, in their order. */
export function hearToasts(): string[] {
  const said: string[] = [];
  onToast(({ text }) => said.push(text));
  return said;
}

function Elsewhere() {
  const { pathname, state } = useLocation();
  return <p data-state={JSON.stringify(state)}>at {pathname}</p>;
}

/** A part of a page, with somewhere to go from it. */
export function open(part: ReactNode, at = '/here'): void {
  render(
    <QueryClientProvider client={createQueryClient()}>
      <MemoryRouter initialEntries={[at]}>
        <Routes>
          <Route path={at} element={part} />
          <Route path="*" element={<Elsewhere />} />
        </Routes>
      </MemoryRouter>
    </QueryClientProvider>,
  );
}
