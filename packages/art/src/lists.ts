/** The item at `i`, wrapping around at the end of the list. */
export function cycled<T>(list: readonly T[], i: number): T {
  if (list.length === 0) throw new RangeError('An empty list has no item');
  return list[i % list.length] as T;
}
