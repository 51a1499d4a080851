import { useEffect } from 'react';
import type { Step } from '../step-names.ts';

interface Facts {
  step: Step;
  /** Vouchers alone need no time. */
  needsTimes: boolean;
  hasTimes: boolean;
  /** The nearest times to one that was taken are known. */
  hasLost: boolean;
  isGuest: boolean;
  /** The server has confirmed that exactly this can be booked. */
  isChecked: boolean;
}

/**
 * What to do where a reload, Back or Forward leads to a step that may not fit the current choice: another step, a
 * restart, or another check by the server. Null where the step fits.
 */
export function correctionOf({ step, needsTimes, hasTimes, hasLost, isGuest, isChecked }: Facts) {
  switch (step) {
    case 'when':
    case 'who':
    case 'group':
      return needsTimes ? null : 'restart';
    case 'login':
      if (!isGuest) return null;
      return hasTimes ? 'check' : 'when';
    case 'lost':
      return hasTimes && hasLost ? null : 'when';
    case 'call':
      return hasTimes ? null : 'when';
    case 'confirm':
      if (!hasTimes) return 'when';
      return isGuest && (isChecked || !needsTimes) ? null : 'check';
  }
}

export type Correction = NonNullable<ReturnType<typeof correctionOf>>;

type Known = Omit<Facts, 'isChecked'> & { isChecked: () => boolean };

/** Corrects the step whenever another one is shown, or the choice changes. */
export function useCorrection(known: Known, wish: string, correct: (correction: Correction) => void): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: only another step or another choice triggers it
  useEffect(() => {
    const correction = correctionOf({ ...known, isChecked: known.isChecked() });
    if (correction) correct(correction);
  }, [known.step, wish]);
}
