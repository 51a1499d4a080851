import { act, render, screen } from '@thyme/ui/testing.ts';
import { createMemoryRouter, RouterProvider, useLocation } from 'react-router';
import { beforeEach, describe, expect, it } from 'vitest';
import { forgetEverything } from '../../lib/session/forgetting.ts';
import { useVanishedCart } from './use-vanished-cart.ts';

function Shop() {
  useVanishedCart(7, true);
  const { key, state } = useLocation();
  return (
    <p>
      shop {key}, {state?.booking ? 'dialog' : 'no dialog'}
    </p>
  );
}

beforeEach(() => {
  forgetEverything();
  sessionStorage.clear();
});

const step = (more: object = {}) => ({ pathname: '/shop', key: 'steps', state: { booking: ['when'], ...more } });

/** On the page after a finished booking. */
function finished(...before: object[]) {
  const initialEntries = ['/faq', ...before, '/payment-success'];
  const router = createMemoryRouter(
    [
      { path: '/shop', element: <Shop /> },
      { path: '*', element: null },
    ],
    { initialEntries },
  );
  render(<RouterProvider router={router} />);
  return router;
}

describe('[BOOK-062] Back after a finished booking', () => {
  it('lands on the shop as it was before its dialog, and the next press leaves it', async () => {
    const router = finished({ pathname: '/shop', key: 'plain' }, step({ overShop: true }));
    await act(() => router.navigate(-1));
    await screen.findByText('shop plain, no dialog');
    await act(() => router.navigate(-1));
    expect(router.state.location.pathname).toBe('/faq');
  });

  it('lands on the shop without the dialog that a link had opened', async () => {
    const router = finished(step());
    await act(() => router.navigate(-1));
    await screen.findByText(/no dialog$/);
    expect(router.state.location.pathname).toBe('/shop');
    await act(() => router.navigate(-1));
    expect(router.state.location.pathname).toBe('/faq');
  });
});
