import { useState } from 'react';

/** The longest list that the server returns. */
const MOST = 500;

/** How much of a list is fetched: always its first page, which grows by a step with each "load more". */
export function useGrowing(first: number, step = first) {
  const [count, setCount] = useState(first);
  return {
    count,
    /** Loads more; null when all are loaded, or as many as possible. */
    moreOf: (total: number): (() => void) | null =>
      total > count && count < MOST ? () => setCount(Math.min(MOST, count + step)) : null,
  };
}
