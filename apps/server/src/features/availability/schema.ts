import { type Arrangement, type DayAvailability, occurrenceOptions, type PartCount } from '@thyme/domain/availability';
import { MOST_GUESTS } from '@thyme/domain/bookings';
import { dateOfWall, isLocalDate, isLocalMonth, type WallSeconds, wallOf, zoneLabel } from '@thyme/domain/time';
import { z } from 'zod';
import { builder } from '../../graphql/builder.ts';
import type { RequestContext } from '../../graphql/context.ts';
import { invalidInput } from '../../graphql/errors.ts';
import { type GroupFit, readGroupFit } from './group-fit.ts';
import { GroupArrangement } from './group-type.ts';
import { TimeSlots, wallDescription } from './time-slots-type.ts';
import {
  type JoinableDates,
  type MonthAnswer,
  readDay,
  readFirstFree,
  readMonth,
  readOccurrences,
  readOwn,
  readOwnGroup,
} from './times.ts';

const MAX_SERVICES = 20;
const MAX_FIRST = 12;

const dateArgument = z.string().refine(isLocalDate, 'Please send the date as YYYY-MM-DD.');
export const pricingIdsArgument = z.array(z.int().positive()).max(MAX_SERVICES).nullish();
export const personIdsArgument = z.array(z.int().positive().nullish()).max(MAX_SERVICES).nullish();
const monthArgument = z.string().refine(isLocalMonth, 'Please send the month as YYYY-MM.');

const movingDescription = "One of the guest's own appointments, to be moved: its times count as free.";

const personDescription = 'The chair of the chosen person; left out for anyone.';
const personsDescription = 'One for each of service_pricing_ids, null for anyone; replaces person_id.';
const callFirstDescription =
  'Only times that leave room for the consultation call of a guest who needs one first; visitors count as new.';
const untilDescription =
  'With consultation: only calls that end by then, on the shop’s wall clock. Without it, a guest who was required to call gets the seven days for it.';

const guestsArgument = z
  .array(
    z
      .int()
      .min(0)
      .max(MOST_GUESTS - 1, `A group is at most ${MOST_GUESTS} people.`),
  )
  .max(MAX_SERVICES)
  .nullish();
const guestsDescription =
  'For a group: the guest’s number for each of service_pricing_ids; 0 is the guest who books. Times are when the group can start.';
const wholeDescription =
  'With appointment_id: times at which the first of its whole group can start. Services, guests and arrangement are then its own.';
const arrangeDescription = 'The group’s arrangement; start when left out.';

const DayState = builder.enumType('DayState', {
  values: ['free', 'full', 'closed', 'blocked', 'past', 'outside'] as const,
});

const DayPart = builder.objectRef<PartCount>('DayPart').implement({
  fields: (t) => ({ free: t.exposeInt('free'), total: t.exposeInt('total') }),
});

const DayOfMonth = builder.objectRef<DayAvailability & { zone: string }>('DayOfMonth').implement({
  fields: (t) => ({
    date: t.exposeString('date'),
    state: t.field({
      type: DayState,
      description:
        "Blocked and full days have a waiting list; closed and past ones do not. 'outside' occurs only with call_first or until: the day has free times, none of which fit.",
      resolve: (day) => day.state,
    }),
    morning: t.field({ type: DayPart, resolve: (day) => day.morning }),
    afternoon: t.field({ type: DayPart, resolve: (day) => day.afternoon }),
    evening: t.field({ type: DayPart, resolve: (day) => day.evening }),
    first: t.int({
      nullable: true,
      description: wallDescription,
      resolve: ({ first, zone }) => (first === undefined ? null : wallOf(zone, first)),
    }),
  }),
});

export const SlotOnDay = builder.objectRef<WallSeconds>('SlotOnDay').implement({
  fields: (t) => ({
    s_date: t.string({ resolve: (at) => dateOfWall(at) }),
    s_time: t.int({ description: wallDescription, resolve: (at) => at }),
  }),
});

const AvailabilityMonth = builder.objectRef<MonthAnswer>('AvailabilityMonth').implement({
  fields: (t) => ({
    month: t.exposeString('month'),
    zone: t.string({ resolve: ({ shop }) => shop.zone }),
    zone_label: t.string({ resolve: ({ shop }) => zoneLabel(shop.zone) }),
    days: t.field({
      type: [DayOfMonth],
      resolve: ({ days, shop }) => days.map((day) => ({ ...day, zone: shop.zone })),
    }),
    first_free: t.field({
      type: [SlotOnDay],
      description: 'The first free times of the month, at most three.',
      resolve: ({ firstFree, shop }) => firstFree.map((at) => wallOf(shop.zone, at)),
    }),
  }),
});

const Occurrences = builder.objectRef<JoinableDates>('AvailableOccurrences').implement({
  fields: (t) => ({
    available_occurrences: t.exposeInt('available'),
    options: t.intList({
      description: 'The available numbers of dates, from 2 to 14; from 1 if single dates are allowed.',
      resolve: ({ available, ...rule }) => occurrenceOptions(available, rule),
    }),
  }),
});

const GroupFitType = builder.objectRef<GroupFit>('GroupFit').implement({
  description: 'Whether a shop could take a group on a day without bookings.',
  fields: (t) => ({
    fits: t.exposeBoolean('fits'),
    message: t.exposeString('message', { description: 'What would fit instead; empty if it fits.' }),
    most: t.exposeInt('most', { description: 'How many of the guests it could take, starting with the first.' }),
    can_follow: t.exposeBoolean('canFollow', { description: 'All of them would fit one after the other.' }),
    part_hours: t.exposeInt('partHours', {
      description: 'How many hours each guest has to pay their own part; 0 if one pays for all.',
    }),
    minutes: t.exposeInt('minutes', { description: 'From the first start to the last finish, usually.' }),
  }),
});

interface WantedArguments {
  business_id: number;
  person_id?: number | null | undefined;
  person_ids?: readonly (number | null | undefined)[] | null | undefined;
  service_pricing_id?: number | null | undefined;
  service_pricing_ids?: readonly number[] | null | undefined;
  guests?: readonly number[] | null | undefined;
  arrange?: Arrangement | null | undefined;
  consultation?: boolean | null | undefined;
  appointment_id?: number | null | undefined;
  whole_group?: boolean | null | undefined;
  call_first?: boolean | null | undefined;
  until?: number | null | undefined;
}

/** The chosen person of each service: from the arguments, or from the existing appointment. */
function personsOf(args: WantedArguments, pricingIds: readonly number[], kept: ReadonlyMap<number, number>) {
  const { person_id: one, person_ids: each } = args;
  if (each && each.length !== pricingIds.length)
    throw invalidInput({ person_ids: ['Please send one person, or null, for each service.'] });
  return pricingIds.map((id, index) => (each ? each[index] : one) ?? kept.get(id) ?? null);
}

/** The guest of each service; undefined for one guest. */
function guestsOf({ guests }: WantedArguments, pricingIds: readonly number[]) {
  if (!guests) return undefined;
  if (guests.length !== pricingIds.length) throw invalidInput({ guests: ['Please send one guest for each service.'] });
  return guests;
}

async function wantedOf(args: WantedArguments, context: RequestContext) {
  const one = args.service_pricing_id;
  const pricingIds = args.service_pricing_ids ?? (one === null || one === undefined ? [] : [one]);
  const { appointment_id: id } = args;
  // An appointment's own times count as free for the guest who moves it.
  const own =
    id === null || id === undefined
      ? { times: [], persons: new Map<number, number>() }
      : await readOwn(context.services, (await context.requireViewer()).id, id);
  const group =
    args.whole_group && id ? await readOwnGroup(context.services, (await context.requireViewer()).id, id) : null;
  return {
    businessId: args.business_id,
    ...(group ?? {
      except: own.times,
      pricingIds,
      personIds: personsOf(args, pricingIds, own.persons),
      guests: guestsOf(args, pricingIds),
      arrange: args.arrange ?? undefined,
    }),
    consultation: args.consultation ?? false,
    until: args.until ?? null,
    callFirst: args.call_first ?? false,
    viewer: (await context.viewer())?.id ?? null,
  };
}

builder.queryFields((t) => ({
  time_slots: t.field({
    type: TimeSlots,
    description: 'Free times of a day for one service, several consecutive ones, or a call.',
    args: {
      business_id: t.arg.int({ required: true }),
      date: t.arg.string({ validate: dateArgument.nullish() }),
      service_pricing_id: t.arg.int(),
      service_pricing_ids: t.arg.intList({ validate: pricingIdsArgument }),
      person_id: t.arg.int({ description: personDescription }),
      person_ids: t.arg.intList({
        required: { list: false, items: false },
        validate: personIdsArgument,
        description: personsDescription,
      }),
      guests: t.arg.intList({ validate: guestsArgument, description: guestsDescription }),
      arrange: t.arg({ type: GroupArrangement, description: arrangeDescription }),
      consultation: t.arg.boolean(),
      appointment_id: t.arg.int({ description: movingDescription }),
      whole_group: t.arg.boolean({ description: wholeDescription }),
      call_first: t.arg.boolean({ description: callFirstDescription }),
      until: t.arg.int({ description: untilDescription }),
    },
    resolve: async (_root, args, context) =>
      readDay(context.services, await wantedOf(args, context), args.date ?? null),
  }),
  availability_month: t.field({
    type: AvailabilityMonth,
    description: 'A month at a glance: free, full, closed or blocked days, and how full each is.',
    args: {
      business_id: t.arg.int({ required: true }),
      month: t.arg.string({ required: true, validate: monthArgument }),
      service_pricing_id: t.arg.int(),
      service_pricing_ids: t.arg.intList({ validate: pricingIdsArgument }),
      person_id: t.arg.int({ description: personDescription }),
      person_ids: t.arg.intList({
        required: { list: false, items: false },
        validate: personIdsArgument,
        description: personsDescription,
      }),
      guests: t.arg.intList({ validate: guestsArgument, description: guestsDescription }),
      arrange: t.arg({ type: GroupArrangement, description: arrangeDescription }),
      consultation: t.arg.boolean(),
      appointment_id: t.arg.int({ description: movingDescription }),
      whole_group: t.arg.boolean({ description: wholeDescription }),
      call_first: t.arg.boolean({ description: callFirstDescription }),
      until: t.arg.int({ description: untilDescription }),
    },
    resolve: async (_root, args, context) => readMonth(context.services, await wantedOf(args, context), args.month),
  }),
  first_free: t.field({
    type: [SlotOnDay],
    description: 'The next free times, up to about two months ahead.',
    args: {
      business_id: t.arg.int({ required: true }),
      service_pricing_id: t.arg.int(),
      service_pricing_ids: t.arg.intList({ validate: pricingIdsArgument }),
      person_id: t.arg.int({ description: personDescription }),
      person_ids: t.arg.intList({
        required: { list: false, items: false },
        validate: personIdsArgument,
        description: personsDescription,
      }),
      guests: t.arg.intList({ validate: guestsArgument, description: guestsDescription }),
      arrange: t.arg({ type: GroupArrangement, description: arrangeDescription }),
      consultation: t.arg.boolean(),
      appointment_id: t.arg.int({ description: movingDescription }),
      whole_group: t.arg.boolean({ description: wholeDescription }),
      call_first: t.arg.boolean({ description: callFirstDescription }),
      until: t.arg.int({ description: untilDescription }),
      count: t.arg.int({ validate: z.int().min(1).max(MAX_FIRST).nullish() }),
      from: t.arg.string({ validate: dateArgument.nullish() }),
    },
    resolve: async (_root, args, context) =>
      readFirstFree(context.services, await wantedOf(args, context), {
        count: args.count ?? 3,
        from: args.from ?? null,
      }),
  }),
  group_fit: t.field({
    type: GroupFitType,
    args: {
      business_id: t.arg.int({ required: true }),
      service_pricing_ids: t.arg.intList({ required: true, validate: pricingIdsArgument }),
      guests: t.arg.intList({ required: true, validate: guestsArgument, description: guestsDescription }),
      person_ids: t.arg.intList({
        required: { list: false, items: false },
        validate: personIdsArgument,
        description: personsDescription,
      }),
      arrange: t.arg({ type: GroupArrangement, description: arrangeDescription }),
    },
    resolve: async (_root, args, context) => readGroupFit(context.services, await wantedOf(args, context)),
  }),
  available_occurrences: t.field({
    type: Occurrences,
    description: 'How many consecutive dates of a repeated class can be joined.',
    args: {
      business_id: t.arg.int({ required: true }),
      service_id: t.arg.int({ required: true }),
      date: t.arg.string({ required: true, validate: dateArgument }),
      time: t.arg.int({ required: true }),
    },
    resolve: async (_root, args, { services, viewer }) =>
      readOccurrences(services, {
        businessId: args.business_id,
        serviceId: args.service_id,
        date: args.date,
        time: args.time,
        viewer: (await viewer())?.id ?? null,
      }),
  }),
}));
