import { startTransition, useEffect, useState } from 'react';

const EVERY = 30_000;

/** Unix seconds: the moment of rendering first, so that server and browser agree, then the browser's own clock. */
export function useNow(rendered: number): number {
  const [now, setNow] = useState(rendered);
  useEffect(() => {
    const tick = () => startTransition(() => setNow(Math.floor(Date.now() / 1000)));
    tick();
    const timer = setInterval(tick, EVERY);
    return () => clearInterval(timer);
  }, []);
  return now;
}
