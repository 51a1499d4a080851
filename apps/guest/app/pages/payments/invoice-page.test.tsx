import { render, screen } from '@thyme/ui/testing.ts';
import { createRoutesStub, useParams } from 'react-router';
import { expect, it } from 'vitest';
import { serve } from '../../lib/testing/guest-page.fixtures.tsx';
import { InvoicePage } from './invoice-page.tsx';

function Page() {
  const params = useParams();
  return <InvoicePage {...({ params } as Parameters<typeof InvoicePage>[0])} />;
}

/** The page at a URL, and its requests to a server that has no invoices. */
function open(address: string): string[] {
  const requests: string[] = [];
  serve(({ query }) => {
    requests.push(query);
    return { invoice: null };
  });
  const Stub = createRoutesStub([{ path: '/invoice/:id/:appt_id?', Component: Page }]);
  render(<Stub initialEntries={[address]} />);
  return requests;
}

const missing = () => screen.findByRole('heading', { name: "Sorry couldn't find the invoice!" });

it('[ERR-050] an invoice that the server does not show is not there', async () => {
  const requests = open('/invoice/999999999');
  expect(await missing()).toBeTruthy();
  expect(requests).toHaveLength(1);
});

it.each(['/invoice/abc', '/invoice/0', '/invoice/7/x', '/invoice/9999999999'])(
  '[ERR-050] %s is no URL of an invoice, and nothing is requested',
  async (address) => {
    const requests = open(address);
    expect(await missing()).toBeTruthy();
    expect(requests).toEqual([]);
  },
);
