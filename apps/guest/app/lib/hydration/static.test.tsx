import { act, waitFor } from '@thyme/ui/testing.ts';
import { type ComponentType, lazy } from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Static } from './static.tsx';

interface WordsProps {
  text: string;
}
const Words = ({ text }: WordsProps) => <p>{text}</p>;
const pageWith = (part: ComponentType<WordsProps>, text: string) => <Static part={part} text={text} />;

/** As loaded by one browser, or by the server. */
function loaded() {
  const load = vi.fn(async () => ({ default: Words }));
  return { load, part: lazy(load) };
}

let container: HTMLElement;
let root: Root | undefined;
beforeEach(() => {
  container = document.createElement('div');
  document.body.append(container);
});
afterEach(async () => {
  await act(async () => root?.unmount());
  container.remove();
  vi.unstubAllEnvs();
});

/** The first rendering loads the code, a later one has it. */
async function renderOnServer(text: string): Promise<void> {
  vi.stubEnv('SSR', true);
  const { part } = loaded();
  await waitFor(() => {
    container.innerHTML = renderToString(pageWith(part, text));
    expect(container.querySelector('p')).not.toBeNull();
  });
  vi.stubEnv('SSR', false);
}

it('keeps the HTML of the server and does not load the code', async () => {
  await renderOnServer('A quiet room');
  const before = container.querySelector('p');
  const { load, part } = loaded();
  root = await act(async () => hydrateRoot(container, pageWith(part, 'A quiet room')));
  expect(container.querySelector('p')).toBe(before);
  expect(before?.textContent).toBe('A quiet room');
  expect(load).not.toHaveBeenCalled();
});

it('renders other properties from the code', async () => {
  await renderOnServer('A quiet room');
  const { part } = loaded();
  root = await act(async () => hydrateRoot(container, pageWith(part, 'A quiet room')));
  await act(async () => root?.render(pageWith(part, 'A busy room')));
  await waitFor(() => expect(container.querySelector('p')?.textContent).toBe('A busy room'));
});

it('renders from the code on a page that is reached by a link', async () => {
  vi.stubEnv('SSR', false);
  const { load, part } = loaded();
  root = createRoot(container);
  await act(async () => root?.render(pageWith(part, 'A quiet room')));
  await waitFor(() => expect(container.querySelector('p')?.textContent).toBe('A quiet room'));
  expect(load).toHaveBeenCalledTimes(1);
});
