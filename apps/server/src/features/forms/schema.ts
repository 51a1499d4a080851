import { z } from 'zod';
import { Acknowledgement } from '../../graphql/acknowledgement.ts';
import { builder } from '../../graphql/builder.ts';
import { idArgument } from '../edits/change-type.ts';
import { answersArgument, answersOf } from './answer-input.ts';
import { type AskedForm, answerForm, readBookingForms, readOwnForms } from './answers.ts';
import { AppointmentFormType, QuestionType } from './form-types.ts';

const MOST_SERVICES = 30;

const BookingFormType = builder.objectRef<AskedForm>('BookingForm').implement({
  description: 'A form that a shop asks for the services of a booking.',
  fields: (t) => ({
    id: t.exposeInt('id'),
    version: t.exposeInt('version'),
    title: t.exposeString('title'),
    intro: t.exposeString('intro'),
    may_wait: t.boolean({
      description: 'Whether it can be answered after booking, before the appointment.',
      resolve: ({ timing }) => timing === 'before',
    }),
    questions: t.field({ type: [QuestionType], resolve: ({ questions }) => questions }),
  }),
});

builder.queryFields((t) => ({
  booking_forms: t.field({
    type: [BookingFormType],
    description: 'The forms that the guest still has to answer for these services.',
    authScopes: { guest: true },
    args: {
      business_id: t.arg.int({ required: true }),
      service_pricing_ids: t.arg.intList({ required: true, validate: z.array(idArgument).max(MOST_SERVICES) }),
    },
    resolve: async (_root, { business_id, service_pricing_ids }, { services, requireViewer }) =>
      readBookingForms(services, (await requireViewer()).id, {
        businessId: business_id,
        pricingIds: service_pricing_ids,
      }),
  }),
  appointment_forms: t.field({
    type: [AppointmentFormType],
    description: "The forms of the guest's own appointment, unanswered ones first.",
    authScopes: { guest: true },
    args: { appt_id: t.arg.int({ required: true }) },
    resolve: async (_root, { appt_id }, { services, requireViewer }) =>
      readOwnForms(services, await requireViewer(), appt_id),
  }),
}));

builder.mutationFields((t) => ({
  answer_form: t.field({
    type: Acknowledgement,
    description: 'Answers a form for an own appointment. Signed answers cannot be changed.',
    authScopes: { guest: true },
    args: {
      appt_id: t.arg.int({ required: true }),
      form_id: t.arg.int({ required: true, validate: idArgument }),
      version: t.arg.int({ required: true, validate: idArgument }),
      answers: t.arg(answersArgument),
    },
    resolve: async (_root, { appt_id, form_id, version, answers }, { services, requireViewer }) =>
      answerForm(services, await requireViewer(), {
        appointmentId: appt_id,
        formId: form_id,
        version,
        answers: answersOf(answers),
      }),
  }),
}));
