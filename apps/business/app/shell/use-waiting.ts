/** How many appointments wait for an answer. */
export function useWaiting(): number {
  return 0;
}
