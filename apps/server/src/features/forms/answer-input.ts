import { formLimits } from '@thyme/domain/forms';
import { z } from 'zod';
import { builder } from '../../graphql/builder.ts';
import { textArgument } from '../../graphql/text-arguments.ts';
import type { GivenForm } from './answers.ts';

const idArgument = z.int().positive();

const GivenAnswerInput = builder.inputType('GivenAnswerInput', {
  fields: (t) => ({
    id: t.string({ required: true, validate: z.string().max(40) }),
    value: t.string({
      validate: textArgument(formLimits.long),
      description: "A text, 'yes' or 'no', a date such as 2026-08-22, or the name of a signature.",
    }),
    agreed: t.boolean({ description: 'The checkbox beside a signature.' }),
  }),
});

export const answersArgument = {
  type: [GivenAnswerInput] as [typeof GivenAnswerInput],
  required: true,
  validate: z.array(z.any()).max(formLimits.questions),
} as const;

type SentAnswer = typeof GivenAnswerInput.$inferInput;

export const answersOf = (sent: readonly SentAnswer[]): GivenForm['answers'] =>
  sent.map(({ id, value, agreed }) => ({ id, value: value ?? '', agreed }));

export const GivenFormInput = builder.inputType('GivenFormInput', {
  description: 'Answers to a version of a form.',
  fields: (t) => ({
    form_id: t.int({ required: true, validate: idArgument }),
    version: t.int({ required: true, validate: idArgument }),
    answers: t.field(answersArgument),
  }),
});

export const givenFormsArgument = z.array(z.any()).max(10).nullish();

export const givenForms = (sent: readonly (typeof GivenFormInput.$inferInput)[] | null | undefined): GivenForm[] =>
  (sent ?? []).map(({ form_id, version, answers }) => ({ formId: form_id, version, answers: answersOf(answers) }));
