import {
  FORM_FREQUENCIES,
  FORM_TIMINGS,
  type FormFrequency,
  type FormTiming,
  formLimits,
  QUESTION_KINDS,
  type QuestionKind,
} from '@thyme/domain/forms';
import { z } from 'zod';
import { Acknowledgement } from '../../graphql/acknowledgement.ts';
import { builder } from '../../graphql/builder.ts';
import { lineArgument, textArgument } from '../../graphql/text-arguments.ts';
import { DeskChange, idArgument } from '../edits/change-type.ts';
import { answersArgument, answersOf } from './answer-input.ts';
import { answerAtDesk, deskAppointment, formsOf } from './answers.ts';
import { readForms, type StoredForm, saveForm, setFormActive } from './edit-form.ts';
import { AppointmentFormType, QuestionType } from './form-types.ts';
import { sendForms } from './linked-forms.ts';

const MOST_SERVICES = 300;

const DeskFormType = builder.objectRef<StoredForm>('DeskForm').implement({
  description: 'A form in its current version.',
  fields: (t) => ({
    id: t.exposeInt('id'),
    title: t.exposeString('title'),
    intro: t.exposeString('intro'),
    timing: t.exposeString('timing', {
      description: "'booking', or 'before' where it may wait until the appointment.",
    }),
    frequency: t.exposeString('frequency', { description: "'each' appointment, or 'once' until the form changes." }),
    version: t.exposeInt('version'),
    active: t.exposeBoolean('active'),
    answered: t.exposeInt('answered', { description: 'How many times it has been answered, in all versions.' }),
    service_ids: t.exposeIntList('serviceIds'),
    questions: t.field({ type: [QuestionType], resolve: ({ questions }) => questions }),
  }),
});

const QuestionInput = builder.inputType('DeskQuestionInput', {
  fields: (t) => ({
    id: t.string({ required: true, validate: z.string().regex(/^[a-z0-9-]{1,40}$/, 'Small letters, digits, dashes.') }),
    kind: t.string({
      required: true,
      validate: z.enum(QUESTION_KINDS, `kind is one of ${QUESTION_KINDS.join(', ')}.`),
    }),
    label: t.string({ required: true, validate: z.string().max(formLimits.label) }),
    required: t.boolean({ required: true }),
    options: t.stringList({ validate: z.array(z.string().max(formLimits.option)).max(formLimits.options).nullish() }),
  }),
});

builder.queryFields((t) => ({
  desk_forms: t.field({
    type: [DeskFormType],
    authScopes: { business: true },
    args: { business_id: t.arg.int({ required: true }) },
    resolve: async (_root, { business_id }, { services, requireViewer }) =>
      readForms(services, await requireViewer(), business_id),
  }),
  desk_appointment_forms: t.field({
    type: [AppointmentFormType],
    description: 'The forms of an appointment, unanswered ones first.',
    authScopes: { business: true },
    args: { business_id: t.arg.int({ required: true }), appt_id: t.arg.int({ required: true }) },
    resolve: async (_root, { business_id, appt_id }, { services, requireViewer }) =>
      formsOf(
        services,
        await deskAppointment(services, await requireViewer(), { businessId: business_id, id: appt_id }),
      ),
  }),
}));

builder.mutationFields((t) => ({
  desk_answer_form: t.field({
    type: Acknowledgement,
    description: 'Fills in a form with the guest at the desk. Signed answers cannot be changed.',
    authScopes: { business: true },
    args: {
      business_id: t.arg.int({ required: true }),
      appt_id: t.arg.int({ required: true, validate: idArgument }),
      form_id: t.arg.int({ required: true, validate: idArgument }),
      version: t.arg.int({ required: true, validate: idArgument }),
      answers: t.arg(answersArgument),
    },
    resolve: async (_root, args, { services, requireViewer }) =>
      answerAtDesk(services, await requireViewer(), {
        businessId: args.business_id,
        appointmentId: args.appt_id,
        formId: args.form_id,
        version: args.version,
        answers: answersOf(args.answers),
      }),
  }),
  desk_send_forms: t.field({
    type: Acknowledgement,
    description: 'Emails the guest a link to the unanswered forms of an appointment. It needs no login.',
    authScopes: { business: true },
    args: {
      business_id: t.arg.int({ required: true }),
      appt_id: t.arg.int({ required: true, validate: idArgument }),
    },
    resolve: async (_root, { business_id, appt_id }, { services, requireViewer }) =>
      sendForms(services, await requireViewer(), { businessId: business_id, id: appt_id }),
  }),
  desk_save_form: t.field({
    type: DeskChange,
    description: 'Adds or saves a form. A changed text makes a new version; signed forms keep theirs.',
    authScopes: { business: true },
    args: {
      business_id: t.arg.int({ required: true }),
      id: t.arg.int({ validate: idArgument.nullish() }),
      title: t.arg.string({ required: true, validate: lineArgument(formLimits.title) }),
      intro: t.arg.string({ validate: textArgument(formLimits.intro) }),
      timing: t.arg.string({ required: true, validate: z.enum(FORM_TIMINGS) }),
      frequency: t.arg.string({ required: true, validate: z.enum(FORM_FREQUENCIES) }),
      service_ids: t.arg.intList({ required: true, validate: z.array(idArgument).max(MOST_SERVICES) }),
      questions: t.arg({
        type: [QuestionInput],
        required: true,
        validate: z.array(z.any()).max(formLimits.questions),
      }),
    },
    resolve: async (_root, args, { services, requireViewer }) =>
      saveForm(services, await requireViewer(), {
        businessId: args.business_id,
        id: args.id ?? null,
        title: args.title,
        intro: args.intro ?? '',
        timing: args.timing as FormTiming,
        frequency: args.frequency as FormFrequency,
        serviceIds: args.service_ids,
        questions: args.questions.map(({ kind, options, ...question }) => ({
          ...question,
          kind: kind as QuestionKind,
          options: options ?? [],
        })),
      }),
  }),
  desk_set_form_active: t.field({
    type: DeskChange,
    description: 'Archives a form, or restores it. Signed forms remain.',
    authScopes: { business: true },
    args: {
      business_id: t.arg.int({ required: true }),
      id: t.arg.int({ required: true, validate: idArgument }),
      active: t.arg.boolean({ required: true }),
    },
    resolve: async (_root, { business_id, id, active }, { services, requireViewer }) =>
      setFormActive(services, await requireViewer(), { businessId: business_id, id, active }),
  }),
}));
