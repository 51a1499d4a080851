import { type UIEvent, useCallback, useLayoutEffect, useRef, useState } from 'react';

/** A row of pictures as wide as the screen, that scrolls from one to the next. */
export function useStage(start: number, total: number) {
  const row = useRef<HTMLUListElement>(null);
  const [at, setAt] = useState(start);

  const scrollTo = useCallback((index: number, behavior: ScrollBehavior) => {
    const element = row.current;
    element?.scrollTo?.({ left: index * element.clientWidth, behavior });
  }, []);

  useLayoutEffect(() => scrollTo(start, 'instant'), [start, scrollTo]);

  return {
    at,
    row,
    goTo(index: number) {
      const next = Math.min(total - 1, Math.max(0, index));
      if (next === at) return;
      setAt(next);
      scrollTo(next, 'instant');
    },
    /** A swipe moves the row itself; the caption and the count follow it. */
    follow({ currentTarget: { scrollLeft, clientWidth } }: UIEvent<HTMLUListElement>) {
      if (clientWidth > 0) setAt(Math.round(scrollLeft / clientWidth));
    },
  };
}
