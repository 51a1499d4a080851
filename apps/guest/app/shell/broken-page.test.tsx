import { thisWindow } from '@thyme/site/this-window.ts';
import { act, render, screen } from '@thyme/ui/testing.ts';
import { afterEach, expect, it, vi } from 'vitest';
import { BrokenPage } from './broken-page.tsx';

vi.mock('../lib/report.ts', () => ({ reportFailure: () => Promise.resolve() }));
afterEach(() => vi.restoreAllMocks());

it('a page that failed for lack of a connection says so, and loads when there is one', () => {
  const reload = vi.spyOn(thisWindow, 'reload').mockImplementation(() => undefined);
  const line = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  render(<BrokenPage error={new TypeError('Failed to fetch')} />);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('You’re offline');
  expect(screen.queryByText(/on our side/)).toBeNull();
  line.mockReturnValue(true);
  act(() => void window.dispatchEvent(new Event('online')));
  expect(reload).toHaveBeenCalledOnce();
});

it('a page that failed on the server is not reloaded automatically', () => {
  const reload = vi.spyOn(thisWindow, 'reload').mockImplementation(() => undefined);
  render(<BrokenPage error={new Error('oops')} />);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Sorry, we couldn’t show this page');
  expect(reload).not.toHaveBeenCalled();
});
