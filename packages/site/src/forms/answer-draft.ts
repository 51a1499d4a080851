import { checkAnswers, type GivenAnswer, type Question, type QuestionKind } from '@thyme/domain/forms';

/** A question as the API sends it. */
export interface FormQuestion {
  id: string;
  kind: string;
  label: string;
  required: boolean;
  options: string[];
}

/** The answers so far, by question id. */
export type Draft = Readonly<Record<string, { value: string; agreed?: boolean }>>;

const ruleOf = (question: FormQuestion): Question => ({ ...question, kind: question.kind as QuestionKind });

export const answersOf = (draft: Draft): GivenAnswer[] =>
  Object.entries(draft).map(([id, { value, agreed }]) => ({ id, value, ...(agreed === undefined ? {} : { agreed }) }));

/** The errors by question id; empty when the form can be sent. The server applies the same rule. */
export function errorsOf(questions: readonly FormQuestion[], draft: Draft): Record<string, string> {
  const checked = checkAnswers(questions.map(ruleOf), answersOf(draft));
  return checked.ok ? {} : { ...checked.refusal.messages };
}
