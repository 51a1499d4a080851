import { guestLimits, isBirthdayText, MOST_TAGS } from '@thyme/domain/guests';
import { wallOf } from '@thyme/domain/time';
import { z } from 'zod';
import { Acknowledgement } from '../../graphql/acknowledgement.ts';
import { builder } from '../../graphql/builder.ts';
import { textArgument, tooLong } from '../../graphql/text-arguments.ts';
import { DeskGuest } from './desk-guest-type.ts';
import {
  GUEST_FILTERS,
  GUEST_ORDERS,
  type GuestFilter,
  type GuestList,
  type GuestOrder,
  type GuestRow,
  noteGuest,
  readGuest,
  readGuests,
  readTags,
} from './list-guests.ts';

const wordsArgument = z.string().max(100, 'Please use at most 100 characters.').nullish();
const filterArgument = z.enum(GUEST_FILTERS, `filter is one of ${GUEST_FILTERS.join(', ')}.`).nullish();
const orderArgument = z.enum(GUEST_ORDERS, `order is one of ${GUEST_ORDERS.join(', ')}.`).nullish();
const pageArgument = z.int().min(1).max(10_000).nullish();
const noteArgument = z.string().max(guestLimits.note, tooLong(guestLimits.note));
const tagsArgument = z.array(z.string().max(200)).max(50, `Please use at most ${MOST_TAGS} tags.`).nullish();
const birthdayArgument = z
  .string()
  .refine((text) => text === '' || isBirthdayText(text), 'Please give a day such as 07-04.')
  .nullish();

type Row = GuestRow & { zone: string };
const wallOrNull = (zone: string, at: number | null) => (at === null ? null : wallOf(zone, at));

const GuestInList = builder.objectRef<Row>('DeskGuestRow').implement({
  fields: (t) => ({
    id: t.exposeInt('id'),
    first_name: t.exposeString('firstName'),
    last_name: t.exposeString('lastName'),
    completed: t.exposeInt('came'),
    missed: t.exposeInt('missed'),
    last: t.int({ nullable: true, resolve: ({ last, zone }) => wallOrNull(zone, last) }),
    next: t.int({ nullable: true, resolve: ({ next, zone }) => wallOrNull(zone, next) }),
    is_new: t.boolean({ resolve: ({ guestStatus }) => guestStatus !== 'Known' }),
    is_blocked: t.boolean({ resolve: ({ block }) => block ?? false }),
    is_asked: t.boolean({
      description: 'Has been warned to book a call before the next appointment.',
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

builder.queryFields((t) => ({
  desk_guests: t.field({
    type: Guests,
    description: "Guests of the member's own business.",
    authScopes: { business: true },
    args: {
      business_id: t.arg.int({ required: true }),
      search: t.arg.string({ validate: wordsArgument }),
      filter: t.arg.string({ validate: filterArgument }),
      order: t.arg.string({
        validate: orderArgument,
        description: "'name', or 'latest' for the most recent bookings first.",
      }),
      page: t.arg.int({ validate: pageArgument }),
    },
    resolve: async (_root, { business_id, search, filter, order, page }, { services, requireViewer }) =>
      readGuests(services, await requireViewer(), {
        businessId: business_id,
        words: search?.trim() ?? '',
        filter: (filter ?? 'all') as GuestFilter,
        order: (order ?? 'name') as GuestOrder,
        page: page ?? 1,
      }),
  }),
  desk_guest: t.field({
    type: DeskGuest,
    authScopes: { business: true },
    args: { business_id: t.arg.int({ required: true }), guest_id: t.arg.int({ required: true }) },
    resolve: async (_root, { business_id, guest_id }, { services, requireViewer }) =>
      readGuest(services, await requireViewer(), { businessId: business_id, guestId: guest_id }),
  }),
  desk_guest_tags: t.stringList({
    description: 'The tags that the business uses, most frequent first.',
    authScopes: { business: true },
    args: { business_id: t.arg.int({ required: true }) },
    resolve: async (_root, { business_id }, { services, requireViewer }) =>
      readTags(services, await requireViewer(), business_id),
  }),
}));

builder.mutationFields((t) => ({
  desk_note_guest: t.field({
    type: Acknowledgement,
    description: 'Saves a note about a guest, with allergies, tags and a birthday, that only the business sees.',
    authScopes: { business: true },
    args: {
      business_id: t.arg.int({ required: true }),
      guest_id: t.arg.int({ required: true }),
      note: t.arg.string({ required: true, validate: noteArgument }),
      allergies: t.arg.string({
        validate: textArgument(guestLimits.allergies),
        description: 'Unchanged when left out.',
      }),
      tags: t.arg.stringList({ validate: tagsArgument, description: 'Unchanged when left out.' }),
      birthday: t.arg.string({
        validate: birthdayArgument,
        description: "'MM-DD', empty for none. Unchanged when left out.",
      }),
    },
    resolve: async (_root, { business_id, guest_id, note, allergies, tags, birthday }, { services, requireViewer }) =>
      noteGuest(services, await requireViewer(), {
        businessId: business_id,
        guestId: guest_id,
        note: note.trim(),
        allergies: allergies ?? undefined,
        tags: tags ?? undefined,
        birthday: birthday == null ? undefined : birthday || null,
      }),
  }),
}));
