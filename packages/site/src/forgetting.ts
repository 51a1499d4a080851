const forgetters = new Set<() => void>();

/** Joins in when a session ends: whoever keeps answers of the server lets go of them here. */
export function onForget(forget: () => void): () => void {
  forgetters.add(forget);
  return () => forgetters.delete(forget);
}

/** Lets go of every answer that is kept. What is stored in the browser is the site's own affair. */
export function forgetAnswers(): void {
  for (const forget of forgetters) forget();
}
