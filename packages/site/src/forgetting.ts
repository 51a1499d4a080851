const forgetters = new Set<() => void>();

/** Registers a callback that clears a cache of server data when a session ends. */
export function onForget(forget: () => void): () => void {
  forgetters.add(forget);
  return () => forgetters.delete(forget);
}

/** Clears every cache of server data. Each site clears its own browser storage. */
export function forgetAnswers(): void {
  for (const forget of forgetters) forget();
}
