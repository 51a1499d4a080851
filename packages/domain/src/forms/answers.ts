import { ok, type Result } from '../result/index.ts';
import { tidyLine, tidyText } from '../text/index.ts';
import { formatLongDate, isLocalDate } from '../time/index.ts';
import { formLimits, type Question } from './form.ts';

/** The answer to one question: a text, 'yes' or 'no' for a checkbox and a question, a name for a signature. */
export interface GivenAnswer {
  id: string;
  value: string;
  /** The checkbox beside a signature. */
  agreed?: boolean | null | undefined;
}

/** Checked answers by question id; unanswered ones are missing. */
export type Answers = Readonly<Record<string, string>>;

/** Errors by question id. */
export type AnswerRefusals = { readonly code: 'bad-answers'; readonly messages: Readonly<Record<string, string>> };

const REQUIRED = 'Please answer this question.';
const TICK = 'Please tick to agree.';

/** Validates answers to a version of a form, all of them or none. Unknown ids are ignored. */
export function checkAnswers(
  questions: readonly Question[],
  given: readonly GivenAnswer[],
): Result<Answers, AnswerRefusals> {
  const byId = new Map(given.map((one) => [one.id, one]));
  const answers: Record<string, string> = {};
  const messages: Record<string, string> = {};
  for (const question of questions) {
    const { value, message } = checkOne(question, byId.get(question.id));
    if (message) messages[question.id] = message;
    else if (value !== '') answers[question.id] = value;
  }
  return Object.keys(messages).length > 0 ? { ok: false, refusal: { code: 'bad-answers', messages } } : ok(answers);
}

function checkOne(
  { kind, required, options }: Question,
  given: GivenAnswer | undefined,
): { value: string; message?: string } {
  const typed = given?.value ?? '';
  const value = kind === 'long' ? tidyText(typed) : tidyLine(typed);
  if (kind === 'signature' && given?.agreed !== true) return { value: '', message: SIGN };
  if (kind === 'consent') {
    if (value === 'yes') return { value };
    return required ? { value: '', message: TICK } : { value: '' };
  }
  if (value === '') return required ? { value, message: kind === 'signature' ? SIGN : REQUIRED } : { value };
  switch (kind) {
    case 'short':
      return limited(value, formLimits.short);
    case 'long':
      return limited(value, formLimits.long);
    case 'signature':
      return limited(value, formLimits.name);
    case 'yes-no':
      return value === 'yes' || value === 'no' ? { value } : { value, message: REQUIRED };
    case 'choice':
      return options.includes(value) ? { value } : { value, message: 'Please choose one of these.' };
    case 'date':
      return isLocalDate(value) ? { value } : { value, message: 'Please enter a date.' };
  }
}

const SIGN = 'Please tick to agree, and sign with your name.';

const limited = (value: string, most: number) =>
  [...value].length > most ? { value, message: `Please use at most ${most} characters.` } : { value };

/** A readable answer: 'Yes', 'Signed by Niamh Gallagher', 'Wednesday 14 March 1990'; empty if there is none. */
export function answerInWords({ kind }: Pick<Question, 'kind'>, value: string | undefined): string {
  if (value === undefined || value === '') return '';
  switch (kind) {
    case 'consent':
      return 'Agreed';
    case 'signature':
      return `Signed by ${value}`;
    case 'yes-no':
      return value === 'yes' ? 'Yes' : 'No';
    case 'date':
      return isLocalDate(value) ? formatLongDate(value) : value;
    default:
      return value;
  }
}
