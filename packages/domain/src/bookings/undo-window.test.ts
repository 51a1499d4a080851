import { expect, it } from 'vitest';
import { closedBefore, closesAt } from './index.ts';

it('[MOVE-009] an undo is accepted for a moment longer than it is shown, and what is over is found by its end', () => {
  const undoUntil = 1_000;
  expect(closesAt(undoUntil)).toBe(1_004);
  expect(closedBefore(closesAt(undoUntil))).toBe(undoUntil);
});
