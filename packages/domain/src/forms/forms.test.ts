import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { answerInWords, checkAnswers, checkForm, dueForms, formLimits, isSameVersion, type Question } from './index.ts';

const question = (more: Partial<Question> = {}): Question => ({
  id: 'q1',
  kind: 'short',
  label: 'Any allergies?',
  required: true,
  options: [],
  ...more,
});
const form = (questions: Question[], title = 'Colour consultation') => ({ title, intro: '', questions });

describe('a form', () => {
  it.each([
    [form([question()], '  '), 'no-title'],
    [form([]), 'no-questions'],
    [form([question({ label: ' ' })]), 'no-label'],
    [form([question(), question()]), 'bad-id'],
    [form([question({ kind: 'choice', options: ['Yes', 'Yes', ''] })]), 'few-options'],
    [
      form(Array.from({ length: formLimits.questions + 1 }, (_none, n) => question({ id: `q${n}` }))),
      'too-many-questions',
    ],
  ])('[FORM-001] is refused when something is missing: %j', (draft, code) => {
    expect(checkForm(draft)).toMatchObject({ ok: false, refusal: { code } });
  });

  it('[FORM-001] a signature is always required, and only a choice has options', () => {
    const checked = checkForm(form([question({ kind: 'signature', required: false, options: ['x'] })]));
    expect(checked).toMatchObject({ ok: true, value: { questions: [{ required: true, options: [] }] } });
  });

  it('[FORM-003] another text is another version, the same text is not', () => {
    expect(isSameVersion(form([question()]), form([question()]))).toBe(true);
    expect(isSameVersion(form([question()]), form([question({ label: 'Any allergy?' })]))).toBe(false);
    expect(isSameVersion(form([question()]), form([question({ required: false })]))).toBe(false);
  });
});

describe('answers', () => {
  const of = (kind: Question['kind'], more: Partial<Question> = {}) => [question({ kind, ...more })];
  it.each([
    [of('short'), { value: ' None ' }, 'None'],
    [of('yes-no'), { value: 'no' }, 'no'],
    [of('choice', { options: ['Oily', 'Dry'] }), { value: 'Dry' }, 'Dry'],
    [of('date'), { value: '1990-03-14' }, '1990-03-14'],
    [of('consent'), { value: 'yes' }, 'yes'],
    [of('signature'), { value: 'Niamh Gallagher', agreed: true }, 'Niamh Gallagher'],
  ])('[FORM-005] are stored tidied: %j %j', (questions, given, stored) => {
    expect(checkAnswers(questions, [{ id: 'q1', ...given }])).toEqual({ ok: true, value: { q1: stored } });
  });

  it.each([
    [of('short'), { value: '   ' }],
    [of('yes-no'), { value: 'maybe' }],
    [of('choice', { options: ['Oily', 'Dry'] }), { value: 'Other' }],
    [of('date'), { value: '1990-02-30' }],
    [of('consent'), { value: 'no' }],
    [of('signature'), { value: 'Niamh Gallagher' }],
    [of('signature'), { value: '', agreed: true }],
    [of('short'), { value: 'x'.repeat(formLimits.short + 1) }],
  ])('[FORM-005] are refused with a message for the question: %j %j', (questions, given) => {
    expect(checkAnswers(questions, [{ id: 'q1', ...given }])).toMatchObject({
      ok: false,
      refusal: { messages: { q1: expect.any(String) } },
    });
  });

  it('[FORM-005] never contain more than the questions ask, and every required question is answered', () => {
    const questions = [question(), question({ id: 'q2', kind: 'long', required: false })];
    const given = fc.array(fc.record({ id: fc.constantFrom('q1', 'q2', 'q3'), value: fc.string() }));
    fc.assert(
      fc.property(given, (answers) => {
        const checked = checkAnswers(questions, answers);
        if (!checked.ok) return;
        expect(Object.keys(checked.value).filter((id) => id !== 'q1' && id !== 'q2')).toEqual([]);
        expect(checked.value.q1).toBeTruthy();
      }),
    );
  });

  it('[FORM-006] read as words', () => {
    expect(answerInWords({ kind: 'signature' }, 'Niamh Gallagher')).toBe('Signed by Niamh Gallagher');
    expect(answerInWords({ kind: 'yes-no' }, 'yes')).toBe('Yes');
    expect(answerInWords({ kind: 'consent' }, undefined)).toBe('');
  });
});

describe('which forms are due', () => {
  const each = { id: 1, version: 2, frequency: 'each' as const };
  const once = { id: 2, version: 2, frequency: 'once' as const };
  const signed = (formId: number, version: number, appointmentId: number) => ({ formId, version, appointmentId });

  it('[FORM-004] one asked each time is due until it is signed for this appointment, in any version', () => {
    expect(dueForms([each], [signed(1, 2, 90)], 91)).toEqual([each]);
    expect(dueForms([each], [signed(1, 1, 91)], 91)).toEqual([]);
  });

  it('[FORM-004] one asked once is due again only after it has changed', () => {
    expect(dueForms([once], [signed(2, 2, 90)], 91)).toEqual([]);
    expect(dueForms([once], [signed(2, 2, 90)], null)).toEqual([]);
    expect(dueForms([once], [signed(2, 1, 90)], 91)).toEqual([once]);
  });
});
