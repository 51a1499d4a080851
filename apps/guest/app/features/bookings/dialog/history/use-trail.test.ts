import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Step } from '../step-names.ts';
import { readTrail, type Trail } from './booking-entry.ts';
import { moveOf } from './use-trail.ts';

describe('[BOOK-062] the steps in the history', () => {
  it('go on with an entry each', () => {
    expect(moveOf(['when'], 'call')).toEqual({ kind: 'push', trail: ['when', 'call'] });
    expect(moveOf(['when', 'call'], 'confirm')).toEqual({ kind: 'push', trail: ['when', 'call', 'confirm'] });
  });

  it('never contain a finished login, a taken time or an outdated confirmation', () => {
    expect(moveOf(['when', 'login'], 'confirm')).toEqual({ kind: 'replace', trail: ['when', 'confirm'] });
    expect(moveOf(['when', 'confirm'], 'lost')).toEqual({ kind: 'replace', trail: ['when', 'lost'] });
    expect(moveOf(['when', 'lost'], 'confirm')).toEqual({ kind: 'replace', trail: ['when', 'confirm'] });
  });

  it('lead back to a step that was seen, instead of showing it twice', () => {
    expect(moveOf(['when', 'call', 'confirm'], 'when')).toEqual({ kind: 'back', steps: 2 });
    expect(moveOf(['when'], 'when')).toEqual({ kind: 'none' });
  });

  it('[BOOK-064] are as many as the entries of the history, whatever is done in whatever order', () => {
    const steps: Step[] = ['when', 'login', 'call', 'confirm', 'lost'];
    const acts = fc.array(fc.oneof(fc.constantFrom(...steps), fc.integer({ min: -3, max: 3 })), { maxLength: 60 });
    fc.assert(
      fc.property(acts, (sequence) => {
        // The page itself, then the entries of the dialog; `at` is where the browser is.
        let entries: (Trail | null)[] = [null, ['when']];
        let at = 1;
        for (const act of sequence) {
          const trail = entries[at];
          if (typeof act === 'number') at = Math.min(entries.length - 1, Math.max(0, at + act));
          else if (trail) {
            const move = moveOf(trail, act);
            if (move.kind === 'back') at -= move.steps;
            if (move.kind === 'push') entries = [...entries.slice(0, at + 1), move.trail];
            if (move.kind === 'push') at += 1;
            if (move.kind === 'replace') entries[at] = move.trail;
          }
          const shown = entries[at];
          // Closing goes back by the number of steps, and must arrive at the page.
          expect(at - (shown?.length ?? 0)).toBe(0);
          expect(new Set(shown ?? []).size).toBe(shown?.length ?? 0);
        }
      }),
    );
  });
});

describe('an entry of the history', () => {
  it.each([
    [null],
    [{}],
    [{ booking: null }],
    [{ booking: [] }],
    [{ booking: 'when' }],
    [{ booking: ['when', 'of another release'] }],
  ])('%j opens no dialog', (state) => {
    expect(readTrail(state)).toBeNull();
  });

  it('opens the dialog at its last step', () => {
    expect(readTrail({ booking: ['when', 'confirm'], other: 1 })).toEqual(['when', 'confirm']);
  });
});
