import { guestLimits } from '@thyme/domain/guests';
import { toMajor } from '@thyme/domain/money';
import { wallOf } from '@thyme/domain/time';
import { z } from 'zod';
import { Acknowledgement } from '../../graphql/acknowledgement.ts';
import { builder } from '../../graphql/builder.ts';
import { tooLong } from '../../graphql/text-arguments.ts';
import { keptOf } from '../bookings/desk/appointment-money-loader.ts';
import {
  GUEST_FILTERS,
  type GuestFilter,
  type GuestList,
  type GuestRow,
  type KnownGuest,
  noteGuest,
  readGuest,
  readGuests,
} from './list-guests.ts';

const wordsArgument = z.string().max(100, 'Please use at most 100 characters.').nullish();
const filterArgument = z.enum(GUEST_FILTERS, `filter is one of ${GUEST_FILTERS.join(', ')}.`).nullish();
const pageArgument = z.int().min(1).max(10_000).nullish();
const noteArgument = z.string().max(guestLimits.note, tooLong(guestLimits.note));

type Row = GuestRow & { zone: string };
const wallOrNull = (zone: string, at: number | null) => (at === null ? null : wallOf(zone, at));

const GuestInList = builder.objectRef<Row>('DeskGuestRow').implement({
  fields: (t) => ({
    id: t.exposeInt('id'),
    first_name: t.exposeString('firstName'),
    last_name: t.exposeString('lastName'),
    visits: t.exposeInt('came'),
    missed: t.exposeInt('missed'),
    last: t.int({ nullable: true, resolve: ({ last, zone }) => wallOrNull(zone, last) }),
    next: t.int({ nullable: true, resolve: ({ next, zone }) => wallOrNull(zone, next) }),
    is_new: t.boolean({ resolve: ({ standing }) => standing !== 'Known' }),
    is_blocked: t.boolean({ resolve: ({ block }) => block ?? false }),
    is_asked: t.boolean({
      description: 'Was asked for a call before the next visit.',
      resolve: ({ warnedAt, block }) => warnedAt !== null && !block,
    }),
  }),
});

const Counts = builder.objectRef<GuestList['counts']>('DeskGuestCounts').implement({
  fields: (t) => ({
    all: t.exposeInt('all'),
    new: t.exposeInt('new'),
    asked: t.exposeInt('asked'),
    blocked: t.exposeInt('blocked'),
  }),
});

const Guests = builder.objectRef<GuestList>('DeskGuests').implement({
  fields: (t) => ({
    total: t.exposeInt('total'),
    counts: t.field({ type: Counts, resolve: ({ counts }) => counts }),
    guests: t.field({
      type: [GuestInList],
      resolve: ({ guests, membership: { zone } }) => guests.map((guest) => ({ ...guest, zone })),
    }),
  }),
});

type PastVisit = KnownGuest['visits'][number] & { zone: string };

const GuestVisit = builder.objectRef<PastVisit>('DeskGuestVisit').implement({
  fields: (t) => ({
    id: t.exposeInt('id'),
    kind: t.exposeString('kind'),
    status: t.exposeString('status'),
    starts: t.int({ resolve: ({ startsAt, zone }) => wallOf(zone, startsAt) }),
    service: t.exposeString('service'),
    total_amount: t.float({ resolve: ({ total }) => toMajor(total) }),
    cancelled_by: t.exposeString('cancelledBy', { nullable: true }),
    fee: t.float({ resolve: ({ fee }) => toMajor(fee ?? 0) }),
    is_fee_asked: t.boolean({ resolve: ({ chargeDecision }) => chargeDecision === 'asked' }),
    kept: t.float({
      description: 'What the shop keeps of one that did not take place.',
      resolve: ({ id }, _args, context) => keptOf(context, id),
    }),
  }),
});

const Guest = builder.objectRef<KnownGuest>('DeskGuest').implement({
  description: 'A guest as this business knows them.',
  fields: (t) => ({
    id: t.int({ resolve: ({ guest }) => guest.id }),
    first_name: t.string({ resolve: ({ guest }) => guest.firstName }),
    last_name: t.string({ resolve: ({ guest }) => guest.lastName }),
    mobile: t.string({ nullable: true, resolve: ({ guest }) => guest.mobile }),
    contact_email: t.string({
      nullable: true,
      description: 'Only of somebody whom the shop wrote down itself.',
      resolve: ({ guest }) => guest.contactEmail,
    }),
    has_account: t.boolean({ resolve: ({ guest }) => guest.hasAccount }),
    is_new: t.boolean({ resolve: ({ guest }) => guest.standing !== 'Known' }),
    is_blocked: t.boolean({ resolve: ({ guest }) => guest.block ?? false }),
    blocked: t.int({
      nullable: true,
      resolve: ({ guest, membership }) => wallOrNull(membership.zone, guest.blockedAt),
    }),
    warned: t.int({ nullable: true, resolve: ({ guest, membership }) => wallOrNull(membership.zone, guest.warnedAt) }),
    reason: t.string({ resolve: ({ guest }) => guest.reason ?? '' }),
    note: t.string({ resolve: ({ guest }) => guest.note ?? '' }),
    since: t.int({ nullable: true, resolve: ({ guest, membership }) => wallOrNull(membership.zone, guest.first) }),
    came: t.int({ resolve: ({ guest }) => guest.came }),
    missed: t.int({ resolve: ({ guest }) => guest.missed }),
    spent: t.float({
      description: 'The worth of the visits that took place.',
      resolve: ({ guest }) => toMajor(guest.spent),
    }),
    visits: t.field({
      type: [GuestVisit],
      resolve: ({ visits, membership: { zone } }) => visits.map((visit) => ({ ...visit, zone })),
    }),
  }),
});

builder.queryFields((t) => ({
  desk_guests: t.field({
    type: Guests,
    description: "People who have booked with one's own business.",
    authScopes: { business: true },
    args: {
      business_id: t.arg.int({ required: true }),
      search: t.arg.string({ validate: wordsArgument }),
      filter: t.arg.string({ validate: filterArgument }),
      page: t.arg.int({ validate: pageArgument }),
    },
    resolve: async (_root, { business_id, search, filter, page }, { services, requireViewer }) =>
      readGuests(services, await requireViewer(), {
        businessId: business_id,
        words: search?.trim() ?? '',
        filter: (filter ?? 'all') as GuestFilter,
        page: page ?? 1,
      }),
  }),
  desk_guest: t.field({
    type: Guest,
    authScopes: { business: true },
    args: { business_id: t.arg.int({ required: true }), guest_id: t.arg.int({ required: true }) },
    resolve: async (_root, { business_id, guest_id }, { services, requireViewer }) =>
      readGuest(services, await requireViewer(), { businessId: business_id, guestId: guest_id }),
  }),
}));

builder.mutationFields((t) => ({
  desk_note_guest: t.field({
    type: Acknowledgement,
    description: 'Writes a note about a guest that only the business reads.',
    authScopes: { business: true },
    args: {
      business_id: t.arg.int({ required: true }),
      guest_id: t.arg.int({ required: true }),
      note: t.arg.string({ required: true, validate: noteArgument }),
    },
    resolve: async (_root, { business_id, guest_id, note }, { services, requireViewer }) =>
      noteGuest(services, await requireViewer(), { businessId: business_id, guestId: guest_id, note: note.trim() }),
  }),
}));
