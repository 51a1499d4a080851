import { wallOf, zoneLabel } from '@thyme/domain/time';
import { z } from 'zod';
import { Acknowledgement } from '../../graphql/acknowledgement.ts';
import { builder } from '../../graphql/builder.ts';
import { answersArgument, answersOf } from './answer-input.ts';
import { AppointmentFormType } from './form-types.ts';
import { answerLinkedForm, type LinkedForms, readLinkedForms } from './linked-forms.ts';

const tokenArgument = z.string().max(200);

const LinkedFormsType = builder.objectRef<LinkedForms>('LinkedForms').implement({
  description: 'The forms of one appointment, for the guest who followed the link in a mail.',
  fields: (t) => ({
    shop: t.string({ resolve: ({ appointment }) => appointment.shop }),
    slug: t.string({ resolve: ({ appointment }) => appointment.slug }),
    first_name: t.string({ resolve: ({ appointment }) => appointment.firstName }),
    starts: t.int({
      description: "Unix seconds that show the shop's wall clock when read in UTC.",
      resolve: ({ appointment: { zone, startsAt } }) => wallOf(zone, startsAt),
    }),
    zone_label: t.string({
      description: 'The name of its time zone.',
      resolve: ({ appointment }) => zoneLabel(appointment.zone),
    }),
    forms: t.field({
      type: [AppointmentFormType],
      description: 'Unanswered forms only. Signed answers are not shown.',
      resolve: ({ due }) => due,
    }),
  }),
});

builder.queryField('linked_forms', (t) =>
  t.field({
    type: LinkedFormsType,
    nullable: true,
    description: 'Null when the link is not genuine or has expired.',
    args: { token: t.arg.string({ required: true, validate: tokenArgument }) },
    resolve: (_root, { token }, { services }) => readLinkedForms(services, token),
  }),
);

builder.mutationField('answer_linked_form', (t) =>
  t.field({
    type: Acknowledgement,
    description: 'Answers a form through the link in a mail. Signed answers cannot be changed.',
    args: {
      token: t.arg.string({ required: true, validate: tokenArgument }),
      form_id: t.arg.int({ required: true, validate: z.int().positive() }),
      version: t.arg.int({ required: true, validate: z.int().positive() }),
      answers: t.arg(answersArgument),
    },
    resolve: (_root, { token, form_id, version, answers }, { services }) =>
      answerLinkedForm(services, token, { formId: form_id, version, answers: answersOf(answers) }),
  }),
);
