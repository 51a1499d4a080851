import { act, render, screen } from '@thyme/ui/testing.ts';
import { Component, type ReactNode, Suspense } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { lazyPart } from './lazy-part.ts';

class Boundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };
  static getDerivedStateFromError = () => ({ failed: true });
  override render() {
    return this.state.failed ? <p>Broken page</p> : this.props.children;
  }
}

/** A part whose code is not found the first time. */
function failingOnce() {
  const load = vi.fn(async () => ({ default: () => <p>Two unread</p> }));
  load.mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'));
  return lazyPart(load);
}

async function show(Part: ReturnType<typeof failingOnce>) {
  await act(async () => {
    render(
      <Boundary>
        <input aria-label="Message" />
        <Suspense fallback={<p>Loading</p>}>
          <Part />
        </Suspense>
      </Boundary>,
    );
  });
}

const online = vi.spyOn(navigator, 'onLine', 'get');
beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => online.mockReset());

it('[CONV-003] a part that cannot be loaded offline appears when the connection is back, and the page stays', async () => {
  online.mockReturnValue(false);
  await show(failingOnce());
  expect(screen.getByLabelText('Message')).toBeTruthy();
  expect(screen.getByText('Loading')).toBeTruthy();
  online.mockReturnValue(true);
  await act(async () => void window.dispatchEvent(new Event('online')));
  expect(await screen.findByText('Two unread')).toBeTruthy();
  expect(screen.getByLabelText('Message')).toBeTruthy();
});

it('code that is missing although there is a connection is an error of the page', async () => {
  online.mockReturnValue(true);
  await show(failingOnce());
  expect(await screen.findByText('Broken page')).toBeTruthy();
});
