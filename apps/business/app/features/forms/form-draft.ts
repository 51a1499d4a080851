import type { FormFrequency, FormTiming, Question, QuestionKind } from '@thyme/domain/forms';
import type { DeskForm } from './operations.ts';

/** A form while it is edited. */
export interface FormDraft {
  id: number | null;
  title: string;
  intro: string;
  timing: FormTiming;
  frequency: FormFrequency;
  serviceIds: readonly number[];
  questions: readonly Question[];
}

export const kindLabels: Record<QuestionKind, string> = {
  short: 'Short answer',
  long: 'Long answer',
  'yes-no': 'Yes or no',
  choice: 'One of several',
  date: 'Date',
  consent: 'Tick to agree',
  signature: 'Signature',
};

export const newDraft: FormDraft = {
  id: null,
  title: '',
  intro: '',
  timing: 'before',
  frequency: 'each',
  serviceIds: [],
  questions: [{ id: 'q1', kind: 'short', label: '', required: true, options: [] }],
};

export const draftOf = (form: DeskForm): FormDraft => ({
  id: form.id,
  title: form.title,
  intro: form.intro,
  timing: form.timing as FormTiming,
  frequency: form.frequency as FormFrequency,
  serviceIds: form.service_ids,
  questions: form.questions.map((question) => ({ ...question, kind: question.kind as QuestionKind })),
});

/** Adds a question with an unused id. */
export function withQuestion(questions: readonly Question[], kind: QuestionKind): Question[] {
  const numbers = questions.map(({ id }) => Number(/^q(\d+)$/.exec(id)?.[1] ?? 0));
  const id = `q${Math.max(0, ...numbers) + 1}`;
  const label = kind === 'signature' ? 'I have answered truthfully and agree to the treatment.' : '';
  return [...questions, { id, kind, label, required: true, options: kind === 'choice' ? ['', ''] : [] }];
}

/** Moves one question up (-1) or down (1). */
export function moveQuestion(questions: readonly Question[], index: number, step: -1 | 1): Question[] {
  const moved = [...questions];
  const [one] = moved.splice(index, 1);
  if (one) moved.splice(index + step, 0, one);
  return moved;
}
