import type { Call } from '@thyme/call/media/index.ts';
import { useEffect, useRef } from 'react';

/** Leaves the room on unmount or page hide, but not on React's double mount in development. */
export function useLeaving(call: Call): void {
  const isMounted = useRef(false);
  useEffect(() => {
    isMounted.current = true;
    const leave = () => call.leave();
    window.addEventListener('pagehide', leave);
    return () => {
      isMounted.current = false;
      window.removeEventListener('pagehide', leave);
      queueMicrotask(() => {
        if (!isMounted.current) call.leave();
      });
    };
  }, [call]);
}
