import { type ComponentType, type LazyExoticComponent, lazy } from 'react';

// biome-ignore lint/suspicious/noExplicitAny: as in React's own type of `lazy`.
type Part = ComponentType<any>;

/**
 * Like React's `lazy`, but a part whose code could not be loaded for lack of a connection appears when the connection is
 * back. Otherwise the error would replace the whole page, with what the guest has typed on it.
 */
export function lazyPart<P extends Part>(load: () => Promise<{ default: P }>): LazyExoticComponent<P> {
  return lazy(() => loadOnline(load));
}

async function loadOnline<Loaded>(load: () => Promise<Loaded>): Promise<Loaded> {
  for (;;) {
    try {
      return await load();
    } catch (error) {
      if (navigator.onLine !== false) throw error;
      await new Promise((resolve) => window.addEventListener('online', resolve, { once: true }));
    }
  }
}
