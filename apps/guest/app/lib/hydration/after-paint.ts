/** Resolves after the next paint: for work that would delay the visible response to a press. */
export function afterPaint(): Promise<void> {
  return new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
}
