import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { act } from '../testing.ts';
import { Gallery } from './gallery.tsx';

test('every component hydrates without a mismatch', async () => {
  const complaint = vi.spyOn(console, 'error');
  const mismatch = vi.fn();
  const page = document.createElement('div');
  page.innerHTML = renderToString(<Gallery />);
  document.body.append(page);
  const root = await act(async () => hydrateRoot(page, <Gallery />, { onRecoverableError: mismatch }));
  expect(mismatch).not.toHaveBeenCalled();
  expect(complaint.mock.calls).toEqual([]);
  act(() => root.unmount());
});
