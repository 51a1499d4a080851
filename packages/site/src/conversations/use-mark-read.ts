import { useEffect, useRef, useSyncExternalStore } from 'react';
import type { ShownMessage } from './thread-words.ts';

const onVisibility = (listener: () => void) => {
  document.addEventListener('visibilitychange', listener);
  return () => document.removeEventListener('visibilitychange', listener);
};
const isVisible = () => document.visibilityState !== 'hidden';

/** Marks the newest message of the other side as read while the page can be seen, once for each. */
export function useMarkRead(messages: readonly ShownMessage[], mark: (lastId: number) => Promise<unknown>): void {
  const visible = useSyncExternalStore(onVisibility, isVisible, () => true);
  const marked = useRef(0);
  const newest = messages.findLast(({ own, read }) => !own && !read)?.id ?? 0;
  // biome-ignore lint/correctness/useExhaustiveDependencies: an arrival or a look at the page is what counts.
  useEffect(() => {
    if (!visible || newest <= marked.current) return;
    marked.current = newest;
    mark(newest).catch((error: unknown) => {
      // Tried again with the next message or the next look.
      marked.current = 0;
      console.warn('What was read could not be marked.', error);
    });
  }, [visible, newest]);
}
