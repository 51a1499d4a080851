import { QueryClientProvider } from '@tanstack/react-query';
import { createQueryClient } from '@thyme/site/graphql/query-client.ts';
import { render } from '@thyme/ui/testing.ts';
import type { ReactNode } from 'react';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router';

function Elsewhere() {
  const { pathname, state } = useLocation();
  return <p data-state={JSON.stringify(state)}>at {pathname}</p>;
}

/** Renders a part of a page inside a router, with a target page for its links. */
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
