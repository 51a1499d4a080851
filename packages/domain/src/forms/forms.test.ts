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

  const choice = (options: string[]) => question({ kind: 'choice', options });
  const words = (length: number) => '🌿'.repeat(length);
  const options = (count: number) => Array.from({ length: count }, (_none, n) => `Option ${n}`);
  const many = Array.from({ length: formLimits.questions }, (_none, n) => question({ id: `q${n}` }));

  it.each([
    [form(many, words(formLimits.title)), form(many, words(formLimits.title + 1))],
    [
      { ...form(many), intro: words(formLimits.intro) },
      { ...form(many), intro: words(formLimits.intro + 1) },
    ],
    [form([question({ label: words(formLimits.label) })]), form([question({ label: words(formLimits.label + 1) })])],
    [form([choice(options(formLimits.options))]), form([choice(options(formLimits.options + 1))])],
    [form([choice(['No', words(formLimits.option)])]), form([choice(['No', words(formLimits.option + 1)])])],
  ])('[FORM-001] may be as long as its limits, and no longer: %#', (whole, long) => {
    expect(checkForm(whole)).toEqual({ ok: true, value: whole });
    expect(checkForm(long)).toEqual({ ok: false, refusal: { code: 'too-long' } });
  });

  it('[FORM-001] the refusal names the question', () => {
    const asked = (bad: Partial<Question>) => checkForm(form([question(), question({ id: 'q2', ...bad })]));
    expect(asked({ label: '' })).toMatchObject({ refusal: { code: 'no-label', index: 1 } });
    expect(asked({ id: 'Q 2' })).toMatchObject({ refusal: { code: 'bad-id', index: 1 } });
    expect(asked({ kind: 'choice' })).toMatchObject({ refusal: { code: 'few-options', index: 1 } });
  });

  it('[FORM-001] is tidied, and a choice has each option once', () => {
    const draft = { title: ' Skin  check ', intro: ' Hello ', questions: [choice([' Dry ', 'Oily', 'Dry', ' '])] };
    expect(checkForm(draft)).toMatchObject({
      value: { title: 'Skin check', intro: 'Hello', questions: [{ options: ['Dry', 'Oily'], required: true }] },
    });
    const optional = checkForm(form([question({ required: false })]));
    expect(optional).toMatchObject({ value: { questions: [{ required: false }] } });
  });

  it('[FORM-001] a signature is always required, and only a choice has options', () => {
    const checked = checkForm(form([question({ kind: 'signature', required: false, options: ['x'] })]));
    expect(checked).toMatchObject({ ok: true, value: { questions: [{ required: true, options: [] }] } });
  });

  it('[FORM-003] another text is another version, the same text is not', () => {
    expect(isSameVersion(form([question()]), form([question()]))).toBe(true);
    expect(isSameVersion(form([question()]), form([question({ label: 'Any allergy?' })]))).toBe(false);
    for (const other of [{ id: 'q2' }, { kind: 'long' }, { required: false }, { options: ['x'] }] as const)
      expect(
        isSameVersion(form([question()]), form([question({ ...other, options: [...(other.options ?? [])] })])),
      ).toBe(false);
    expect(isSameVersion(form([question()]), form([question()], 'Skin check'))).toBe(false);
    expect(isSameVersion(form([question()]), { ...form([question()]), intro: 'Hello' })).toBe(false);
  });
});

describe('answers', () => {
  const of = (kind: Question['kind'], more: Partial<Question> = {}) => [question({ kind, ...more })];
  it.each([
    [of('short'), { value: ' None ' }, 'None'],
    [of('short'), { value: '🌿'.repeat(formLimits.short) }, '🌿'.repeat(formLimits.short)],
    [of('short'), { value: 'one\ntwo' }, 'one two'],
    [of('long'), { value: ' one\ntwo ' }, 'one\ntwo'],
    [of('long'), { value: 'x'.repeat(formLimits.long) }, 'x'.repeat(formLimits.long)],
    [of('yes-no'), { value: 'no' }, 'no'],
    [of('yes-no'), { value: 'yes' }, 'yes'],
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
    [of('signature', { required: false }), { value: '', agreed: false }],
    [of('signature'), { value: 'x'.repeat(formLimits.name + 1), agreed: true }],
    [of('long'), { value: 'x'.repeat(formLimits.long + 1) }],
    [of('yes-no', { required: false }), { value: 'maybe' }],
    [of('short'), { value: 'x'.repeat(formLimits.short + 1) }],
  ])('[FORM-005] are refused with a message for the question: %j %j', (questions, given) => {
    expect(checkAnswers(questions, [{ id: 'q1', ...given }])).toMatchObject({
      ok: false,
      refusal: { messages: { q1: expect.any(String) } },
    });
  });

  it.each(['short', 'long', 'yes-no', 'choice', 'date', 'consent'] as const)(
    '[FORM-005] may be missing if the question is optional: %s',
    (kind) => {
      const optional = of(kind, { required: false, options: ['Oily', 'Dry'] });
      expect(checkAnswers(optional, [])).toStrictEqual({ ok: true, value: {} });
      expect(checkAnswers(optional, [{ id: 'q1', value: ' ' }])).toStrictEqual({ ok: true, value: {} });
      expect(checkAnswers(of(kind), [])).toMatchObject({ ok: false });
    },
  );

  it('[FORM-005] a missing signature says how to sign, another missing answer does not', () => {
    const message = (kind: Question['kind'], given: Parameters<typeof checkAnswers>[1]) => {
      const checked = checkAnswers(of(kind), given);
      return checked.ok ? null : checked.refusal.messages.q1;
    };
    expect(message('signature', [])).toContain('sign with your name');
    expect(message('signature', [{ id: 'q1', value: '', agreed: true }])).toContain('sign with your name');
    expect(message('short', [])).toBe('Please answer this question.');
  });

  it('[FORM-005] are refused together: one bad answer names only itself', () => {
    const questions = [question(), question({ id: 'q2' })];
    const checked = checkAnswers(questions, [{ id: 'q1', value: 'None' }]);
    expect(checked).toEqual({ ok: false, refusal: { code: 'bad-answers', messages: { q2: expect.any(String) } } });
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
    expect(answerInWords({ kind: 'yes-no' }, 'no')).toBe('No');
    expect(answerInWords({ kind: 'consent' }, 'yes')).toBe('Agreed');
    expect(answerInWords({ kind: 'date' }, '1990-03-14')).toBe('Wednesday 14 March 1990');
    expect(answerInWords({ kind: 'date' }, 'in spring')).toBe('in spring');
    expect(answerInWords({ kind: 'choice' }, 'Dry')).toBe('Dry');
    for (const value of [undefined, '']) expect(answerInWords({ kind: 'consent' }, value)).toBe('');
  });
});

describe('which forms are due', () => {
  const each = { id: 1, version: 2, frequency: 'each' as const };
  const once = { id: 2, version: 2, frequency: 'once' as const };
  const signed = (formId: number, version: number, appointmentId: number) => ({ formId, version, appointmentId });

  it('[FORM-004] one asked each time is due until it is signed for this appointment, in any version', () => {
    expect(dueForms([each], [signed(1, 2, 90)], 91)).toEqual([each]);
    expect(dueForms([each], [signed(1, 1, 91)], 91)).toEqual([]);
    expect(dueForms([each], [signed(2, 2, 91)], 91)).toEqual([each]);
    expect(dueForms([each, once], [], 91)).toEqual([each, once]);
    expect(dueForms([each], [signed(1, 1, 91), signed(1, 2, 90)], 91)).toEqual([]);
  });

  it('[FORM-004] one asked once is due again only after it has changed', () => {
    expect(dueForms([once], [signed(2, 2, 90)], 91)).toEqual([]);
    expect(dueForms([once], [signed(2, 2, 90)], null)).toEqual([]);
    expect(dueForms([once], [signed(2, 1, 90)], 91)).toEqual([once]);
  });
});
