import { act, render } from '@thyme/ui/testing.ts';
import { afterEach, expect, it, vi } from 'vitest';
import { useIdle } from './use-idle.ts';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const Part = () => <p>{useIdle() ? 'idle' : 'busy'}</p>;

it('[GUESTB-008] does not wait for ever for a browser that is never idle', async () => {
  vi.useFakeTimers();
  // Such a browser calls back when the timeout is over, where there is one.
  vi.stubGlobal('requestIdleCallback', (callback: () => void, options?: { timeout?: number }) =>
    options?.timeout ? window.setTimeout(callback, options.timeout) : 0,
  );
  vi.stubGlobal('cancelIdleCallback', () => undefined);
  const { container, unmount } = render(<Part />);
  expect(container.textContent).toBe('busy');
  await act(async () => vi.advanceTimersByTime(2_000));
  expect(container.textContent).toBe('idle');
  unmount();
});
