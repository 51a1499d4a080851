import { cleanup, configure, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, vi } from 'vitest';

// Typing key by key through a whole component is slow on a busy machine.
vi.setConfig({ testTimeout: 20_000 });
configure({ asyncUtilTimeout: 10_000 });
afterEach(cleanup);

// jsdom has no layout and lacks these; the components under test only need them to exist.
class Observer {
  observe() {}
  unobserve() {}
  disconnect() {}
}
globalThis.ResizeObserver ??= Observer;
globalThis.IntersectionObserver ??= Observer as unknown as typeof IntersectionObserver;
Element.prototype.scrollIntoView ??= () => {};
Element.prototype.scrollTo ??= () => {};
Element.prototype.hasPointerCapture ??= () => false;
window.matchMedia ??= (query) =>
  ({ matches: false, media: query, addEventListener() {}, removeEventListener() {} }) as unknown as MediaQueryList;

export { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
export { userEvent } from '@testing-library/user-event';

/** Clicks a button once it is enabled: some wait for a response of the server. */
export async function pressOnceEnabled(button: () => HTMLElement): Promise<void> {
  await waitFor(() => {
    if ((button() as HTMLButtonElement).disabled) throw new Error('The button is still disabled.');
  });
  await userEvent.click(button());
}
