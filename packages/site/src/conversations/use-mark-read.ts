import { useEffect, useRef, useSyncExternalStore } from 'react';
import type { ShownMessage } from './thread-words.ts';

const onVisibility = (listener: () => void) => {
  document.addEventListener('visibilitychange', listener);
  return () => document.removeEventListener('visibilitychange', listener);
};
const isVisible = () => document.visibilityState !== 'hidden';

/** Marks the other side's newest message as read while the page is visible, once per message. */
export function useMarkRead(messages: readonly ShownMessage[], mark: (lastId: number) => Promise<unknown>): void {
  const visible = useSyncExternalStore(onVisibility, isVisible, () => true);
  const marked = useRef(0);
  const newest = messages.findLast(({ own, read }) => !own && !read)?.id ?? 0;
  // biome-ignore lint/correctness/useExhaustiveDependencies: an arrival or a look at the page is what counts.
  useEffect(() => {
    if (!visible || newest <= marked.current) return;
    marked.current = newest;
    mark(newest).catch((error: unknown) => {
      // Retried with the next message, or when the page becomes visible again.
      marked.current = 0;
      console.warn('The messages could not be marked as read.', error);
    });
  }, [visible, newest]);
}
