import { startTransition, useEffect, useState } from 'react';

const SOON = 200;
/** A busy page may never be idle. */
const timeout = 2_000;

/** False until the page is hydrated and the browser is idle. */
export function useIdle(): boolean {
  const [idle, setIdle] = useState(false);
  useEffect(() => {
    const settle = () => startTransition(() => setIdle(true));
    // Safari has no such callback.
    if (!('requestIdleCallback' in window)) {
      const timer = setTimeout(settle, SOON);
      return () => clearTimeout(timer);
    }
    const handle = requestIdleCallback(settle, { timeout });
    return () => cancelIdleCallback(handle);
  }, []);
  return idle;
}
