import { answerInWords, type Question } from '@thyme/domain/forms';
import { wallOf } from '@thyme/domain/time';
import { builder } from '../../graphql/builder.ts';
import type { AppointmentForm } from './answers.ts';

export const QuestionType = builder.objectRef<Question>('FormQuestion').implement({
  fields: (t) => ({
    id: t.exposeString('id'),
    kind: t.exposeString('kind', { description: 'short, long, yes-no, choice, date, consent or signature.' }),
    label: t.exposeString('label'),
    required: t.exposeBoolean('required'),
    options: t.exposeStringList('options', { description: 'Only for a choice.' }),
  }),
});

interface AnsweredQuestion {
  label: string;
  answer: string;
}

const AnsweredQuestionType = builder.objectRef<AnsweredQuestion>('AnsweredQuestion').implement({
  fields: (t) => ({
    question: t.exposeString('label'),
    answer: t.exposeString('answer', { description: 'In words; empty when it was left out.' }),
  }),
});

export const AppointmentFormType = builder.objectRef<AppointmentForm>('AppointmentForm').implement({
  description: 'A form of an appointment, unanswered or as it was signed.',
  fields: (t) => ({
    id: t.int({ resolve: ({ formId }) => formId }),
    version: t.exposeInt('version'),
    title: t.exposeString('title'),
    intro: t.exposeString('intro'),
    questions: t.field({ type: [QuestionType], resolve: ({ questions }) => questions }),
    is_due: t.exposeBoolean('isDue'),
    answers: t.field({
      type: [AnsweredQuestionType],
      resolve: ({ isDue, questions, answers }) =>
        isDue
          ? []
          : questions.map((question) => ({
              label: question.label,
              answer: answerInWords(question, answers[question.id]),
            })),
    }),
    signed_name: t.exposeString('signedName', { nullable: true }),
    entered_by: t.exposeString('enteredBy', {
      nullable: true,
      description: 'The member of the shop who filled it in with the guest; null if the guest did.',
    }),
    signed_at: t.int({
      nullable: true,
      description: "Unix seconds that show the shop's wall clock when read in UTC.",
      resolve: ({ signedAt, zone }) => (signedAt === null ? null : wallOf(zone, signedAt)),
    }),
  }),
});
