import { clear } from './storage.ts';

const forgetters = new Set<() => void>();

/** Joins in when a session ends: whoever keeps answers of the server lets go of them here. */
export function onForget(forget: () => void): () => void {
  forgetters.add(forget);
  return () => forgetters.delete(forget);
}

/** Ends the session in this browser: everything stored and every answer that is kept goes. */
export function forgetEverything(): void {
  clear();
  for (const forget of forgetters) forget();
}
