import { useEffect, useRef } from 'react';

/** For a row of links that is wider than a phone's screen: scrolls the current one into view. */
export function useCurrentInSight<Row extends HTMLElement>(here: string) {
  const row = useRef<Row>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the move is what matters.
  useEffect(() => {
    const current = row.current?.querySelector('[aria-current]');
    const list = current?.closest('ul, .scroll-row');
    if (!current || !list) return;
    const [link, frame] = [current.getBoundingClientRect(), list.getBoundingClientRect()];
    list.scrollLeft += link.left - frame.left - (frame.width - link.width) / 2;
  }, [here]);
  return row;
}
