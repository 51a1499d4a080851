import { startTransition, useEffect, useState } from 'react';

const SOON = 200;
/** A busy page may never be idle. */
const timeout = 2_000;

const waiting = new Set<() => void>();

function settleAll(): void {
  const settles = [...waiting];
  waiting.clear();
  startTransition(() => {
    for (const settle of settles) settle();
  });
}

/** Calls back when the browser is idle: once for all parts of a page that wait, so that they render together. */
function whenIdle(settle: () => void): () => void {
  waiting.add(settle);
  if (waiting.size === 1) {
    if ('requestIdleCallback' in window) requestIdleCallback(settleAll, { timeout });
    // Safari has no such callback.
    else setTimeout(settleAll, SOON);
  }
  return () => void waiting.delete(settle);
}

/** False until the page is hydrated and the browser is idle. */
export function useIdle(): boolean {
  const [idle, setIdle] = useState(false);
  useEffect(() => whenIdle(() => setIdle(true)), []);
  return idle;
}
