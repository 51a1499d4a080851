import { calendarLimits, GUEST_NAMES, type GuestNames } from '@thyme/domain/calendars';
import { wallOf } from '@thyme/domain/time';
import { z } from 'zod';
import { builder } from '../../../graphql/builder.ts';
import { Picture } from '../../../graphql/picture.ts';
import { textArgument } from '../../../graphql/text-arguments.ts';
import { DeskChange, idArgument } from '../../edits/change-type.ts';
import { addCalendar } from './add-calendar.ts';
import { type DeskCalendars, type PersonFeed, readCalendars } from './calendars.ts';
import { checkCalendar, removeCalendar, saveGuestNames, switchCalendar } from './change-calendar.ts';
import { makeFeed, renewFeeds } from './feeds.ts';
import { startGoogle } from './google/connect.ts';

type SourceShown = DeskCalendars['sources'][number];
type ConflictShown = DeskCalendars['conflicts'][number] & { zone: string };

const Feed = builder.objectRef<PersonFeed>('DeskCalendarFeed').implement({
  description: 'A private address of appointments: anyone who has it can see them.',
  fields: (t) => ({
    person_id: t.exposeInt('personId', { nullable: true, description: 'Null for everyone’s.' }),
    name: t.exposeString('name'),
    portrait: t.field({ type: Picture, nullable: true, resolve: ({ portraitId }) => portraitId }),
    url: t.string({
      nullable: true,
      description: 'Null until it is created.',
      resolve: ({ feed }) => feed?.url ?? null,
    }),
    webcal_url: t.string({ nullable: true, resolve: ({ feed }) => feed?.webcalUrl ?? null }),
  }),
});

const SourceType = builder.objectRef<SourceShown>('DeskCalendarSource').implement({
  description: 'A person’s external calendar. Its address and password are never shown.',
  fields: (t) => ({
    id: t.exposeInt('id'),
    person_id: t.exposeInt('chairId'),
    person: t.exposeString('person'),
    kind: t.string({ description: 'ics, caldav or google.', resolve: ({ kind }) => kind }),
    name: t.exposeString('name'),
    account: t.exposeString('account'),
    enabled: t.exposeBoolean('enabled'),
    writes_out: t.exposeBoolean('writesOut', { description: 'Appointments are written to it.' }),
    checked_at: t.int({ nullable: true, description: 'Epoch seconds.', resolve: ({ checkedAt }) => checkedAt }),
    was_read: t.boolean({ resolve: ({ readAt }) => readAt !== null }),
    problem: t.exposeString('problem', { nullable: true, description: 'What is wrong and how to fix it.' }),
  }),
});

const Conflict = builder.objectRef<ConflictShown>('DeskBusyConflict').implement({
  description: 'An appointment at a time that a person’s own calendar has since closed.',
  fields: (t) => ({
    appt_id: t.exposeInt('appointmentId'),
    person: t.exposeString('person'),
    calendar: t.exposeString('calendar'),
    guest_name: t.string({ resolve: ({ firstName, lastName }) => `${firstName} ${lastName}`.trim() }),
    services: t.string({ resolve: ({ services }) => services ?? '' }),
    starts: t.int({
      description: "Unix seconds that show the shop's wall clock when read in UTC.",
      resolve: ({ startsAt, zone }) => wallOf(zone, startsAt),
    }),
    busy_from: t.int({ resolve: ({ busyFrom, zone }) => wallOf(zone, busyFrom) }),
    busy_to: t.int({ resolve: ({ busyTo, zone }) => wallOf(zone, busyTo) }),
  }),
});

const Calendars = builder.objectRef<DeskCalendars>('DeskCalendars').implement({
  fields: (t) => ({
    guest_names: t.string({ description: 'short, full or busy.', resolve: ({ names }) => names }),
    feeds: t.field({ type: [Feed], resolve: ({ feeds }) => feeds }),
    sources: t.field({ type: [SourceType], resolve: ({ sources }) => sources }),
    conflicts: t.field({
      type: [Conflict],
      resolve: ({ conflicts, membership: { zone } }) => conflicts.map((one) => ({ ...one, zone })),
    }),
    google_offered: t.exposeBoolean('offersGoogle'),
  }),
});

builder.queryFields((t) => ({
  desk_calendars: t.field({
    type: Calendars,
    description: 'External calendars: everyone’s for the owner, only their own for staff.',
    authScopes: { business: true },
    args: { business_id: t.arg.int({ required: true }) },
    resolve: async (_root, { business_id }, { services, requireViewer }) =>
      readCalendars(services, await requireViewer(), business_id),
  }),
}));

const member = { authScopes: { business: true } as const, type: DeskChange };

builder.mutationFields((t) => ({
  desk_add_calendar: t.field({
    ...member,
    description:
      'Connects a calendar whose busy times close a person’s. It is read once first, and errors are reported at their field.',
    args: {
      business_id: t.arg.int({ required: true }),
      person_id: t.arg.int({ required: true, validate: idArgument }),
      kind: t.arg.string({ required: true, validate: z.enum(['ics', 'caldav']) }),
      name: t.arg.string({ validate: textArgument(calendarLimits.name) }),
      address: t.arg.string({ required: true, validate: z.string().max(calendarLimits.address) }),
      user_name: t.arg.string({ validate: z.string().max(calendarLimits.userName).nullish() }),
      password: t.arg.string({ validate: z.string().max(calendarLimits.password).nullish() }),
      writes_out: t.arg.boolean({ description: 'Also write appointments to it; only with CalDAV.' }),
    },
    resolve: async (_root, args, { services, requireViewer }) =>
      addCalendar(services, await requireViewer(), {
        businessId: args.business_id,
        personId: args.person_id,
        kind: args.kind as 'ics' | 'caldav',
        name: args.name ?? '',
        address: args.address,
        userName: args.user_name ?? '',
        password: args.password ?? '',
        writesOut: args.writes_out ?? true,
      }),
  }),
  desk_start_google: t.string({
    nullable: true,
    description:
      'A path to open in the browser, once, to connect a person’s Google Calendar. Null where it is not offered.',
    authScopes: { business: true },
    args: {
      business_id: t.arg.int({ required: true }),
      person_id: t.arg.int({ required: true, validate: idArgument }),
    },
    resolve: async (_root, { business_id, person_id }, { services, requireViewer }) =>
      startGoogle(services, await requireViewer(), { businessId: business_id, chairId: person_id }),
  }),
  desk_switch_calendar: t.field({
    ...member,
    args: {
      business_id: t.arg.int({ required: true }),
      id: t.arg.int({ required: true, validate: idArgument }),
      enabled: t.arg.boolean({ required: true }),
    },
    resolve: async (_root, { business_id, id, enabled }, { services, requireViewer }) =>
      switchCalendar(services, await requireViewer(), { businessId: business_id, id, enabled }),
  }),
  desk_check_calendar: t.field({
    ...member,
    args: { business_id: t.arg.int({ required: true }), id: t.arg.int({ required: true, validate: idArgument }) },
    resolve: async (_root, { business_id, id }, { services, requireViewer }) =>
      checkCalendar(services, await requireViewer(), { businessId: business_id, id }),
  }),
  desk_remove_calendar: t.field({
    ...member,
    args: { business_id: t.arg.int({ required: true }), id: t.arg.int({ required: true, validate: idArgument }) },
    resolve: async (_root, { business_id, id }, { services, requireViewer }) =>
      removeCalendar(services, await requireViewer(), { businessId: business_id, id }),
  }),
  desk_make_calendar_link: t.field({
    ...member,
    args: {
      business_id: t.arg.int({ required: true }),
      person_id: t.arg.int({ validate: idArgument.nullish(), description: 'Left out for everyone’s.' }),
    },
    resolve: async (_root, { business_id, person_id }, { services, requireViewer }) =>
      makeFeed(services, await requireViewer(), { businessId: business_id, chairId: person_id ?? null }),
  }),
  desk_reset_calendar_links: t.field({
    ...member,
    description: 'The old addresses stop working: all of the shop’s for the owner, only their own for staff.',
    args: { business_id: t.arg.int({ required: true }) },
    resolve: async (_root, { business_id }, { services, requireViewer }) =>
      renewFeeds(services, await requireViewer(), { businessId: business_id }),
  }),
  desk_save_calendar_names: t.field({
    ...member,
    args: {
      business_id: t.arg.int({ required: true }),
      guest_names: t.arg.string({ required: true, validate: z.enum(GUEST_NAMES) }),
    },
    resolve: async (_root, { business_id, guest_names }, { services, requireViewer }) =>
      saveGuestNames(services, await requireViewer(), { businessId: business_id, names: guest_names as GuestNames }),
  }),
}));
