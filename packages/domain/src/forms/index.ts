export { type AnswerRefusals, type Answers, answerInWords, checkAnswers, type GivenAnswer } from './answers.ts';
export { type AttachedForm, dueForms, type SignedForm } from './due.ts';
export {
  checkForm,
  FORM_FREQUENCIES,
  FORM_TIMINGS,
  type FormDraft,
  type FormFrequency,
  type FormRefusal,
  type FormTiming,
  formLimits,
  isSameVersion,
  MOST_FORMS,
  QUESTION_KINDS,
  type Question,
  type QuestionKind,
} from './form.ts';
