import { act, render, screen } from '@thyme/ui/testing.ts';
import { expect, it, vi } from 'vitest';
import { notify } from '../notify.ts';
import { Toasts } from './toasts.tsx';

vi.mock('./toast-stack.tsx', () => {
  throw new TypeError('Failed to fetch dynamically imported module');
});

it('messages are shown even where the stack of toasts cannot be fetched', async () => {
  const warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  render(<Toasts />);
  act(() => notify.error('Internal server error!'));
  expect(await screen.findByText('Internal server error!')).toBeTruthy();
  act(() => notify.success('Link copied.'));
  expect(screen.getByText('Link copied.')).toBeTruthy();
  expect(warned).toHaveBeenCalled();
});
