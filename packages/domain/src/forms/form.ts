import { ok, type Result, refuse } from '../result/index.ts';
import { tidyLine, tidyText } from '../text/index.ts';

/** `consent` is a statement to tick; `signature` a statement to tick and to sign with one's name. */
export const QUESTION_KINDS = ['short', 'long', 'yes-no', 'choice', 'date', 'consent', 'signature'] as const;
export type QuestionKind = (typeof QUESTION_KINDS)[number];

/** `booking`: answered before the booking is confirmed. `before`: can also be answered later, before the appointment. */
export const FORM_TIMINGS = ['booking', 'before'] as const;
export type FormTiming = (typeof FORM_TIMINGS)[number];

/** `each`: for every appointment. `once`: again only after the form has changed. */
export const FORM_FREQUENCIES = ['each', 'once'] as const;
export type FormFrequency = (typeof FORM_FREQUENCIES)[number];

/** Maximum lengths, in characters, for builder, API and table; and how many there may be. */
export const formLimits = {
  title: 80,
  intro: 1_000,
  label: 500,
  option: 120,
  questions: 30,
  options: 12,
  short: 200,
  long: 2_000,
  name: 120,
} as const;

export const MOST_FORMS = 40;

export interface Question {
  /** Unique in its form, and the same in all versions of the form. */
  id: string;
  kind: QuestionKind;
  label: string;
  required: boolean;
  /** Of a choice. */
  options: string[];
}

export interface FormDraft {
  title: string;
  intro: string;
  questions: readonly Question[];
}

export type FormRefusal =
  | { readonly code: 'no-title' | 'no-questions' | 'too-many-questions' | 'too-long' }
  | { readonly code: 'no-label' | 'few-options' | 'bad-id'; readonly index: number };

const ID = /^[a-z0-9-]{1,40}$/;

/** A form as it is stored: texts tidied, every question complete. */
export function checkForm(draft: FormDraft): Result<FormDraft, FormRefusal> {
  const title = tidyLine(draft.title);
  const intro = tidyText(draft.intro);
  if (title === '') return refuse('no-title');
  if (draft.questions.length === 0) return refuse('no-questions');
  if (draft.questions.length > formLimits.questions) return refuse('too-many-questions');
  if (isLong(title, formLimits.title) || isLong(intro, formLimits.intro)) return refuse('too-long');
  const questions: Question[] = [];
  for (const [index, question] of draft.questions.entries()) {
    const label = tidyText(question.label);
    const options = question.kind === 'choice' ? unique(question.options.map(tidyLine)) : [];
    if (!ID.test(question.id) || questions.some(({ id }) => id === question.id)) return refuse('bad-id', { index });
    if (label === '') return refuse('no-label', { index });
    if (question.kind === 'choice' && options.length < 2) return refuse('few-options', { index });
    if (isLong(label, formLimits.label) || options.length > formLimits.options) return refuse('too-long');
    if (options.some((option) => isLong(option, formLimits.option))) return refuse('too-long');
    // An optional signature would sign nothing.
    questions.push({ ...question, label, options, required: question.required || question.kind === 'signature' });
  }
  return ok({ title, intro, questions });
}

/** Whether an edit leaves what guests read and sign unchanged, so that it needs no new version. */
export const isSameVersion = (a: FormDraft, b: FormDraft): boolean => textOf(a) === textOf(b);

const textOf = ({ title, intro, questions }: FormDraft) =>
  JSON.stringify([
    title,
    intro,
    questions.map(({ id, kind, label, required, options }) => [id, kind, label, required, options]),
  ]);

const isLong = (text: string, most: number) => [...text].length > most;
const unique = (texts: readonly string[]) => [...new Set(texts.filter((text) => text !== ''))];
