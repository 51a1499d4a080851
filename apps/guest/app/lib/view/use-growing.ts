import { useState } from 'react';

/** The server gives no more than this of a list that grows. */
const MOST = 500;

/** How much of a list is asked for: always its first page, which grows by a step with each "load more". */
export function useGrowing(first: number, step = first) {
  const [count, setCount] = useState(first);
  return {
    count,
    /** Brings more; null when all are here, or as many as can be. */
    moreOf: (total: number): (() => void) | null =>
      total > count && count < MOST ? () => setCount(Math.min(MOST, count + step)) : null,
  };
}
