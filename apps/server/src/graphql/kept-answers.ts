import type { Answer } from './execute.ts';

/** An answer that several pages are rendered from; so nobody may change it. */
export interface KeptAnswer {
  answer: Answer;
  bytes: number;
}

const OF_A_VALUE = 16;

/** Freezes an answer through and through, and reckons on the way what it takes in memory. */
export function toKeep(answer: Answer): KeptAnswer {
  return { answer, bytes: freeze(answer) };
}

function freeze(value: unknown): number {
  if (typeof value === 'string') return OF_A_VALUE + 2 * value.length;
  if (typeof value !== 'object' || value === null) return OF_A_VALUE;
  let bytes = OF_A_VALUE;
  for (const part of Array.isArray(value) ? value : Object.values(value)) bytes += freeze(part);
  Object.freeze(value);
  return bytes;
}
