/** The usual options of a select in order, with the stored value among them. */
export const withOwn = (usual: readonly number[], own: number): number[] =>
  [...new Set([...usual, own])].sort((a, b) => a - b);
