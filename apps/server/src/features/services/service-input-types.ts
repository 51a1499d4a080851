import { availabilityLimits, LEAST_STEP, MOST_STEPS, stepsProblem } from '@thyme/domain/availability';
import { MOST_DATES, serviceLimits } from '@thyme/domain/services';
import { tidyLine } from '@thyme/domain/text';
import { isLocalDate } from '@thyme/domain/time';
import { z } from 'zod';
import { amountArgument, minorOf } from '../../graphql/amount-argument.ts';
import { builder } from '../../graphql/builder.ts';
import { textArgument } from '../../graphql/text-arguments.ts';
import { idArgument } from '../edits/change-type.ts';

export const durationArgument = z.int().min(5, 'Please enter at least 5 minutes.').max(720);

const OwnTermsInput = builder.inputType('DeskOwnTermsInput', {
  fields: (t) => ({
    chair_id: t.int({ required: true, validate: idArgument }),
    price: t.float({ validate: amountArgument.nullish() }),
    duration: t.int({ validate: durationArgument.nullish() }),
  }),
});

const StepInput = builder.inputType('DeskStepInput', {
  fields: (t) => ({
    name: t.string({ validate: textArgument(availabilityLimits.stepName) }),
    minutes: t.int({ required: true, validate: z.int().min(LEAST_STEP).max(720) }),
    hands_free: t.boolean({ required: true }),
  }),
});

export const NeedInput = builder.inputType('DeskServiceNeedInput', {
  fields: (t) => ({
    room_id: t.int({ required: true, validate: idArgument }),
    from: t.int({ validate: z.int().min(0).max(719).nullish() }),
    to: t.int({ validate: z.int().min(1).max(720).nullish() }),
  }),
});

export const needsArgument = z
  .array(
    z
      .looseObject({ from: z.int().nullish(), to: z.int().nullish() })
      .refine(({ from, to }) => (from ?? 0) < (to ?? 720), {
        path: ['to'],
        message: 'The end must be after the start.',
      }),
  )
  .max(8, 'A service can need at most 8 rooms and pieces of equipment.')
  .nullish();

export const PricingInput = builder.inputType('DeskPricingInput', {
  fields: (t) => ({
    id: t.int({ validate: idArgument.nullish() }),
    label: t.string({ validate: textArgument(serviceLimits.priceLabel) }),
    price: t.float({ required: true, validate: amountArgument }),
    special_price: t.float({ validate: amountArgument.nullish() }),
    duration: t.int({ required: true, validate: durationArgument }),
    special_deposit: t.float({ validate: z.number().min(0).max(100, 'Please enter at most 100.').nullish() }),
    buffer_minutes: t.int({ validate: z.int().min(0).max(240).nullish() }),
    before_minutes: t.int({
      validate: z.int().min(0).max(240).nullish(),
      description: 'Preparation before it, which is not sold. Unchanged when left out.',
    }),
    steps: t.field({
      type: [StepInput],
      validate: z.array(z.any()).max(MOST_STEPS).nullish(),
      description: 'They add up to the duration; empty if the person is needed all the time. Unchanged when left out.',
    }),
    own: t.field({
      type: [OwnTermsInput],
      validate: z.array(z.any()).max(40).nullish(),
      description: 'Prices and durations of individual people, where they differ. Unchanged when left out.',
    }),
  }),
});

export const ClassInput = builder.inputType('DeskClassInput', {
  fields: (t) => ({
    kind: t.string({ required: true, validate: z.enum(['class', 'weekly', 'course']) }),
    seats: t.int({ required: true, validate: z.int().min(1, 'Please enter at least one seat.').max(1_000) }),
    single_visits: t.boolean({ description: 'For a weekly class. Unchanged when left out.' }),
    enroll_date: t.string({ validate: z.string().refine(isLocalDate, 'Please give a date.').nullish() }),
    dates: t.intList({
      required: true,
      description: "Starts of all upcoming dates, in unix seconds that show the shop's wall clock when read in UTC.",
      validate: z
        .array(z.int())
        .min(1, 'Please give at least one date.')
        .max(MOST_DATES, `Please give at most ${MOST_DATES} dates.`),
    }),
  }),
});

const STEPS_MESSAGES = {
  'sum-differs': 'The steps must add up to the duration.',
  'no-hands': 'Someone has to work in at least one step.',
  'too-short': `A step takes at least ${LEAST_STEP} minutes.`,
  'too-many': `A service has at most ${MOST_STEPS} steps.`,
} as const;

export const pricingsArgument = z
  .array(
    z
      .looseObject({
        price: z.number(),
        special_price: z.number().nullish(),
        duration: z.number(),
        steps: z.array(z.looseObject({ minutes: z.number(), hands_free: z.boolean() })).nullish(),
      })
      .refine(({ price, special_price }) => !special_price || special_price < price, {
        path: ['special_price'],
        message: 'A sale price is lower than the price.',
      })
      .superRefine(({ steps, duration }, context) => {
        const problem = stepsProblem(
          (steps ?? []).map((step) => ({ minutes: step.minutes, isHandsFree: step.hands_free })),
          duration,
        );
        if (problem) context.addIssue({ code: 'custom', path: ['steps'], message: STEPS_MESSAGES[problem] });
      }),
  )
  .min(1, 'Please give a price.')
  .max(20, 'Please give at most 20 prices.');

export const pricingOf = (pricing: typeof PricingInput.$inferInput) => ({
  id: pricing.id ?? null,
  label: pricing.label ?? '',
  price: minorOf(pricing.price),
  specialPrice: minorOf(pricing.special_price ?? 0),
  durationMinutes: pricing.duration,
  specialDeposit: pricing.special_deposit ?? null,
  bufferMinutes: pricing.buffer_minutes ?? null,
  own: pricing.own?.map(({ chair_id, price, duration }) => ({
    chairId: chair_id,
    price: price === null || price === undefined ? null : minorOf(price),
    durationMinutes: duration ?? null,
  })),
  ...(pricing.before_minutes == null ? {} : { beforeMinutes: pricing.before_minutes }),
  ...(pricing.steps == null
    ? {}
    : {
        steps: pricing.steps.map(({ name, minutes, hands_free }) => ({
          name: tidyLine(name ?? ''),
          minutes,
          isHandsFree: hands_free,
        })),
      }),
});
