import { formatMinor, isCurrency } from '@thyme/domain/money';
import { REMINDER_ANSWERS } from '@thyme/domain/reminders';
import { isLocalDate, type LocalDate, wallOf, zoneLabel } from '@thyme/domain/time';
import { z } from 'zod';
import { Acknowledgement } from '../../graphql/acknowledgement.ts';
import { builder } from '../../graphql/builder.ts';
import {
  answerLinkedReminder,
  type LinkedReminder,
  linkedTimes,
  mayMoveLinked,
  quoteLinked,
  readLinkedReminder,
  refusalMessage,
} from './answers.ts';

const codeArgument = z.string().max(60);
const dateArgument = z.string().refine(isLocalDate, 'Please give a date such as 2026-08-22.');
const answerArgument = z.enum(REMINDER_ANSWERS);

interface Cost {
  fee: string;
  refund: string;
  sentence: string;
  lateFee: string;
}

const CostType = builder.objectRef<Cost>('LinkedCancellation').implement({
  description: 'What cancelling would cost the guest now.',
  fields: (t) => ({
    fee: t.exposeString('fee', { description: 'Empty when it is free.' }),
    refund: t.exposeString('refund', { description: 'Empty if nothing is refunded.' }),
    sentence: t.exposeString('sentence'),
    late_fee: t.exposeString('lateFee', {
      description: 'The most that may be charged to the saved card as well, as the guest agreed; empty without.',
    }),
  }),
});

const money = (amount: number, currency: string) =>
  amount > 0 && isCurrency(currency) ? formatMinor(amount, currency) : '';

const LinkedReminderType = builder.objectRef<LinkedReminder>('LinkedReminder').implement({
  description: 'A question about one appointment, for the guest who followed the link in a message.',
  fields: (t) => ({
    shop: t.string({ resolve: ({ shop }) => shop.name }),
    slug: t.string({ resolve: ({ shop }) => shop.slug }),
    phone: t.string({ resolve: ({ shop }) => shop.phone ?? '' }),
    place: t.string({ resolve: ({ shop }) => shop.location }),
    first_name: t.string({ resolve: ({ guest }) => guest.firstName }),
    services: t.exposeStringList('services'),
    starts: t.int({
      description: "Unix seconds that show the shop's wall clock when read in UTC.",
      resolve: ({ reminder, shop }) => wallOf(shop.zone, reminder.startsAt),
    }),
    zone_label: t.string({ description: 'The name of its time zone.', resolve: ({ shop }) => zoneLabel(shop.zone) }),
    answer: t.string({ nullable: true, resolve: ({ reminder }) => reminder.answer }),
    closed: t.string({
      nullable: true,
      description: 'Why the question cannot be answered; null while it is open.',
      resolve: (found) => found.closed && refusalMessage(found.closed, found),
    }),
    can_move: t.boolean({
      description: 'Whether the shop still lets the guest ask for another time.',
      resolve: (found, _args, { services }) => mayMoveLinked(services, found),
    }),
    cancellation: t.field({
      type: CostType,
      nullable: true,
      resolve: async (found, _args, { services }) => {
        const quote = await quoteLinked(services, found);
        const { currency } = found.appointment;
        return (
          quote && {
            // What the business still decides about is no cost yet.
            fee: quote.isDecidedByBusiness ? '' : money(quote.fee, currency),
            refund: money(quote.refund, currency),
            sentence: quote.sentence,
            lateFee: money(quote.lateFee.amount, currency),
          }
        );
      },
    }),
  }),
});

interface Times {
  dates: LocalDate[];
  times: number[];
}

const TimesType = builder.objectRef<Times>('LinkedTimes').implement({
  fields: (t) => ({
    dates: t.exposeStringList('dates', { description: 'Days of the month with a free time.' }),
    times: t.exposeIntList('times', { description: "The day's free times on the shop's wall clock." }),
  }),
});

builder.queryFields((t) => ({
  linked_reminder: t.field({
    type: LinkedReminderType,
    nullable: true,
    description: 'Null when the link is not genuine.',
    args: { code: t.arg.string({ required: true, validate: codeArgument }) },
    resolve: (_root, { code }, { services }) => readLinkedReminder(services, code),
  }),
  linked_reminder_times: t.field({
    type: TimesType,
    description: 'The times that the guest can choose through the link.',
    args: {
      code: t.arg.string({ required: true, validate: codeArgument }),
      date: t.arg.string({ required: true, validate: dateArgument }),
    },
    resolve: async (_root, { code, date }, { services }) => {
      const { dates, times } = await linkedTimes(services, code, date as LocalDate);
      return { dates: [...dates], times: times.map(({ at }) => at) };
    },
  }),
}));

builder.mutationField('answer_linked_reminder', (t) =>
  t.field({
    type: Acknowledgement,
    description: 'Confirms, moves or cancels through the link in a message, once.',
    args: {
      code: t.arg.string({ required: true, validate: codeArgument }),
      answer: t.arg.string({ required: true, validate: answerArgument, description: 'confirmed, moved or cancelled.' }),
      date: t.arg.string({ validate: dateArgument.nullish() }),
      time: t.arg.int({ validate: z.int().nullish(), description: "On the shop's wall clock." }),
    },
    resolve: (_root, { code, answer, date, time }, { services }) =>
      answerLinkedReminder(services, code, {
        answer: answerArgument.parse(answer),
        date: (date ?? null) as LocalDate | null,
        time: time ?? null,
      }),
  }),
);
