import { symbolOfCountry, toMajor } from '@thyme/domain/money';
import type { CancellationStep } from '@thyme/domain/payments';
import { type Weekday, weekdayName, zoneLabel } from '@thyme/domain/time';
import { builder } from '../../graphql/builder.ts';
import type { RequestContext } from '../../graphql/context.ts';
import { Picture, pathOf } from '../../graphql/picture.ts';
import * as loaders from './loaders.ts';
import { type BusinessRow, bookableSpan, type TradeRow, type WorkHourRow } from './read-shop.ts';

/** Weeks start on Monday. */
const ALL_WEEK: readonly Weekday[] = [1, 2, 3, 4, 5, 6, 0];

const WorkHour = builder.objectRef<WorkHourRow>('WorkHour').implement({
  fields: (t) => ({
    weekday: t.string({ resolve: (hour) => weekdayName(hour.weekday) }),
    s_time: t.int({
      description: 'Unix seconds that show the opening time when read in UTC.',
      resolve: (hour) => hour.startMinute * 60,
    }),
    e_time: t.int({ resolve: (hour) => hour.endMinute * 60 }),
  }),
});

const Cancellation = builder.objectRef<number>('Cancellation').implement({
  description: '1: half the price within 48 hours. 2: all of it on the day. 3: the business decides.',
  fields: (t) => ({ value: t.int({ resolve: (value) => value }) }),
});

export const CancellationStepType = builder.objectRef<CancellationStep>('CancellationStep').implement({
  description: 'From this many hours before the appointment, cancelling costs this percentage of the services.',
  fields: (t) => ({ hours: t.exposeInt('hours'), percent: t.exposeInt('percent') }),
});

const SocialLinks = builder.objectRef<BusinessRow>('SocialLinks').implement({
  fields: (t) => ({
    facebook: t.exposeString('facebook', { nullable: true }),
    instagram: t.exposeString('instagram', { nullable: true }),
    linkedin: t.exposeString('linkedin', { nullable: true }),
    tiktok: t.exposeString('tiktok', { nullable: true }),
  }),
});

const BusinessTrade = builder.objectRef<TradeRow>('BusinessTrade').implement({
  fields: (t) => ({ slug: t.exposeString('slug'), name: t.exposeString('name') }),
});

export const Business = builder.objectRef<BusinessRow>('Business').implement({
  fields: (t) => ({
    id: t.exposeInt('id'),
    slug: t.exposeString('slug'),
    name: t.exposeString('name'),
    country: t.exposeString('country'),
    currency: t.exposeString('currency'),
    currency_symbol: t.string({ resolve: (business) => symbolOfCountry(business.country) }),
    trade: t.field({
      type: BusinessTrade,
      nullable: true,
      resolve: (business, _args, context) => loaders.tradeLoader(context).load(business.trade),
    }),
    thumbnail: t.string({
      nullable: true,
      resolve: (business, _args, context) => pathOf(context, business.thumbnailId),
    }),
    thumbnail_picture: t.field({ type: Picture, nullable: true, resolve: (business) => business.thumbnailId }),
    slider: t.field({
      type: [Picture],
      resolve: (business, _args, context) => picturesOf(business, 'slider', context),
    }),
    photos: t.field({ type: [Picture], resolve: (business, _args, context) => picturesOf(business, 'photo', context) }),
    location: t.exposeString('location'),
    area: t.exposeString('area'),
    eir_code: t.exposeString('eirCode', { nullable: true }),
    lat: t.exposeFloat('lat', { nullable: true }),
    lng: t.exposeFloat('lng', { nullable: true }),
    zone: t.exposeString('zone'),
    zone_label: t.string({
      description: "The zone's name beside a time: 'Irish time'.",
      resolve: (business) => zoneLabel(business.zone),
    }),
    rating: t.exposeFloat('rating'),
    number_of_ratings: t.exposeInt('ratingCount'),
    about: t.exposeString('about'),
    description: t.exposeString('description'),
    website: t.exposeString('website', { nullable: true }),
    vat_registered: t.boolean({
      description: 'Whether its prices contain VAT.',
      resolve: ({ vatNumber }) => Boolean(vatNumber),
    }),
    phone: t.exposeString('phone', { nullable: true }),
    email: t.exposeString('email', { nullable: true }),
    social_links: t.field({ type: SocialLinks, resolve: (business) => business }),
    gender_served: t.exposeString('genderServed'),
    from_price: t.float({
      nullable: true,
      resolve: ({ fromPrice }) => (fromPrice === null ? null : toMajor(fromPrice)),
    }),
    slot_duration: t.exposeInt('slotDuration', { description: 'Minutes.' }),
    notice_minutes: t.exposeInt('noticeMinutes'),
    horizon_days: t.exposeInt('horizonDays'),
    confirms_at_once: t.exposeBoolean('confirmsAtOnce'),
    video_vetting: t.exposeBoolean('videoVetting'),
    consultation_minutes: t.exposeInt('consultationMinutes'),
    consultation_price: t.float({ resolve: (business) => toMajor(business.consultationPrice) }),
    cancellation: t.field({ type: [Cancellation], resolve: (business) => business.cancellation }),
    cancellation_steps: t.field({
      type: [CancellationStepType],
      description: "The shop's custom steps, from far to near. If there are any, they replace codes 1 and 2.",
      resolve: (business) => business.cancellationSteps,
    }),
    upfront_amount: t.exposeFloat('upfrontPercent', { description: 'Deposit in percent.' }),
    work_hours: t.field({ type: [WorkHour], resolve: hoursFromMonday }),
    weekdays: t.stringList({
      description: 'Days on which the shop is open.',
      resolve: async (business, _args, context) => (await openDays(business, context)).map(weekdayName),
    }),
    close_weekday: t.stringList({
      resolve: async (business, _args, context) => {
        const open = await openDays(business, context);
        return ALL_WEEK.filter((day) => !open.includes(day)).map(weekdayName);
      },
    }),
    close_date: t.stringList({
      resolve: (business, _args, context) => datesOf(business, loaders.closedDatesLoader(context), context),
    }),
    block_date: t.stringList({
      resolve: (business, _args, context) => datesOf(business, loaders.blockedDatesLoader(context), context),
    }),
    service_category_names: t.stringList({
      resolve: async (business, _args, context) =>
        (await loaders.categoryNamesLoader(context).load(business.id)).map((row) => row.name),
    }),
    created_at: t.exposeInt('createdAt'),
  }),
});

async function picturesOf(business: BusinessRow, role: 'slider' | 'photo', context: RequestContext): Promise<number[]> {
  const rows = await loaders.picturesLoader(context).load(business.id);
  return rows.filter((row) => row.role === role).map((row) => row.pictureId);
}

async function hoursFromMonday(business: BusinessRow, _args: object, context: RequestContext): Promise<WorkHourRow[]> {
  const hours = await loaders.workHoursLoader(context).load(business.id);
  return ALL_WEEK.flatMap((day) => hours.filter((hour) => hour.weekday === day));
}

async function openDays(business: BusinessRow, context: RequestContext): Promise<Weekday[]> {
  const hours = await loaders.workHoursLoader(context).load(business.id);
  return ALL_WEEK.filter((day) => hours.some((hour) => hour.weekday === day));
}

async function datesOf(
  business: BusinessRow,
  loader: ReturnType<typeof loaders.closedDatesLoader>,
  context: RequestContext,
): Promise<string[]> {
  const { from, to } = bookableSpan(context.services, business);
  return (await loader.load(business.id)).map((row) => row.date).filter((date) => date >= from && date <= to);
}
