/** When what has just changed is on the screen: for work that is better done after a press has been seen to be heard. */
export function painted(): Promise<void> {
  return new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
}
