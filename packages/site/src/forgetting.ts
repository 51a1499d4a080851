const forgetters = new Set<() => void>();

/** Registers a callback that clears cached server data when a session ends. */
export function onForget(forget: () => void): () => void {
  forgetters.add(forget);
  return () => forgetters.delete(forget);
}

/** Clears all cached server data. The site itself clears what it stores in the browser. */
export function forgetAnswers(): void {
  for (const forget of forgetters) forget();
}
