import { describe, expect, it } from 'vitest';
import { moveQuestion, newDraft, withQuestion } from './form-draft.ts';

describe('a form while it is edited', () => {
  it('[FORM-001] gives every question an id of its own, also after one was removed', () => {
    const three = withQuestion(withQuestion(newDraft.questions, 'choice'), 'signature');
    expect(three.map(({ id }) => id)).toEqual(['q1', 'q2', 'q3']);
    const again = withQuestion(
      three.filter(({ id }) => id !== 'q2'),
      'date',
    );
    expect(new Set(again.map(({ id }) => id)).size).toBe(again.length);
  });

  it('[FORM-001] moves a question up and down', () => {
    const two = withQuestion(newDraft.questions, 'date');
    expect(moveQuestion(two, 1, -1).map(({ id }) => id)).toEqual(['q2', 'q1']);
    expect(moveQuestion(two, 0, 1).map(({ id }) => id)).toEqual(['q2', 'q1']);
  });
});
