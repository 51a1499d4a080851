import { useEffect, useState } from 'react';
import { useSession } from '../../../lib/session/session.ts';
import { useIdle } from '../../../lib/view/use-idle.ts';

/**
 * Whether the shop has blocked this guest. Public pages are the same for everyone, so this is fetched after hydration;
 * false until then, as very few guests are blocked and the server refuses the booking anyway.
 */
export function useBlocked(businessId: number): boolean {
  const isGuest = useSession() === 'guest';
  const idle = useIdle();
  const [isBlocked, setIsBlocked] = useState(false);
  useEffect(() => {
    if (!isGuest || !idle) return setIsBlocked(false);
    let isOver = false;
    import('./read-block.ts')
      .then(({ readBlock }) => readBlock(businessId))
      .then((block) => isOver || setIsBlocked(block))
      .catch((error) => console.warn('The guest’s status could not be loaded.', error));
    return () => {
      isOver = true;
    };
  }, [businessId, isGuest, idle]);
  return isBlocked;
}
