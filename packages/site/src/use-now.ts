import { useEffect, useState } from 'react';

const EVERY = 30_000;

/** Unix seconds: the render time first, so that server and browser agree, then the browser's clock. */
export function useNow(rendered: number): number {
  const [now, setNow] = useState(rendered);
  useEffect(() => {
    const tick = () => setNow(Math.floor(Date.now() / 1000));
    tick();
    const timer = setInterval(tick, EVERY);
    return () => clearInterval(timer);
  }, []);
  return now;
}
