import type { Call } from '@thyme/call/media/index.ts';
import { useEffect, useRef } from 'react';

/**
 * Leaves the room on unmount, but not on React's double mount in development. A reload or a closed tab only drops the
 * connection: a participant who returns within moments has not left.
 */
export function useLeaving(call: Call): void {
  const isMounted = useRef(false);
  useEffect(() => {
    isMounted.current = true;
    return () => {
      isMounted.current = false;
      queueMicrotask(() => {
        if (!isMounted.current) call.leave();
      });
    };
  }, [call]);
}
