import { Queries } from '@thyme/site/graphql/queries.tsx';
import { cleanup, render } from '@thyme/ui/testing.ts';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router';
import { afterEach, vi } from 'vitest';
import { forgetEverything } from '../session/forgetting.ts';
import { keys, write } from '../session/storage.ts';

// The page is removed first: mounted components would refetch when their cache is cleared.
afterEach(() => {
  cleanup();
  forgetEverything();
  vi.unstubAllGlobals();
});

interface Operation<Variables> {
  query: string;
  variables: Variables;
}

/** A server over a stubbed fetch: returns the data of each operation. What it throws is a network error. */
export function serve<Variables = Record<string, unknown>>(dataOf: (operation: Operation<Variables>) => object): void {
  vi.stubGlobal('fetch', async (_url: string, { body }: { body: string }) =>
    Response.json((JSON.parse(body) as Operation<Variables>[]).map((operation) => ({ data: dataOf(operation) }))),
  );
}

interface Wanted {
  count: number;
  page: number;
}

/** A server with this many items of something, which records the requests. */
export function serveList(field: string, total: number, one: (id: number) => object): Wanted[] {
  const requests: Wanted[] = [];
  serve<Wanted>(({ variables }) => {
    requests.push(variables);
    const data = Array.from({ length: Math.min(total, variables.count) }, (_, index) => one(index + 1));
    return { [field]: { data, paginatorInfo: { total } } };
  });
  return requests;
}

/** A part of a page, as a logged-in guest sees it. */
export const showToGuest = (part: ReactNode): void => showToGuestAt('/', part);

/** The same at an address. */
export function showToGuestAt(path: string, part: ReactNode): void {
  write(keys.guestToken, 'a token');
  render(
    <MemoryRouter initialEntries={[path]}>
      <Queries>{part}</Queries>
    </MemoryRouter>,
  );
}
