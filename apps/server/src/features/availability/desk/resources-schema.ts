import { availabilityLimits } from '@thyme/domain/availability';
import { isLocalDate, wallOf } from '@thyme/domain/time';
import { z } from 'zod';
import { builder } from '../../../graphql/builder.ts';
import { lineArgument, textArgument } from '../../../graphql/text-arguments.ts';
import { DeskChange, decisionsArgument, decisionsOf, idArgument } from '../../edits/change-type.ts';
import * as rooms from './resources.ts';

const owner = { authScopes: { business: true } as const, type: DeskChange };
const wall = "Unix seconds that show the shop's wall clock when read in UTC.";

type Zoned<Row> = Row & { zone: string };

const Closure = builder.objectRef<Zoned<rooms.Room['closures'][number]>>('DeskRoomClosure').implement({
  fields: (t) => ({
    id: t.exposeInt('id'),
    from: t.int({ description: wall, resolve: ({ startsAt, zone }) => wallOf(zone, startsAt) }),
    to: t.int({ resolve: ({ endsAt, zone }) => wallOf(zone, endsAt) }),
    reason: t.exposeString('reason'),
  }),
});

const Use = builder.objectRef<Zoned<rooms.Room['uses'][number]>>('DeskRoomUse').implement({
  fields: (t) => ({
    id: t.exposeInt('id'),
    unit: t.int({ description: 'From 1 to the capacity.', resolve: ({ unit }) => unit ?? 1 }),
    starts: t.int({ description: wall, resolve: ({ startsAt, zone }) => wallOf(zone, startsAt) }),
    ends: t.int({
      description: 'Including preparation and clean-up.',
      resolve: ({ endsAt, zone }) => wallOf(zone, endsAt),
    }),
    is_held: t.boolean({ description: 'Reserved by a hold.', resolve: ({ holdId }) => holdId !== null }),
    appt_id: t.exposeInt('appointmentId', { nullable: true }),
    status: t.exposeString('status', { nullable: true }),
    guest_name: t.string({
      description: 'The class held in it, if any.',
      resolve: ({ firstName, lastName, className }) =>
        `${firstName ?? ''} ${lastName ?? ''}`.trim() || (className ?? ''),
    }),
    service: t.exposeString('service', { nullable: true }),
  }),
});

const Need = builder.objectRef<rooms.Room['needs'][number]>('DeskRoomNeed').implement({
  fields: (t) => ({
    service_id: t.exposeInt('serviceId'),
    service: t.exposeString('service'),
    from: t.exposeInt('fromMinute', { nullable: true, description: 'Minutes after the start; null for the start.' }),
    to: t.exposeInt('toMinute', { nullable: true, description: 'Null for the end.' }),
  }),
});

const Room = builder.objectRef<rooms.Room>('DeskRoom').implement({
  description: 'A room, or a kind of machine.',
  fields: (t) => ({
    id: t.exposeInt('id'),
    name: t.exposeString('name'),
    kind: t.string({ description: 'room or equipment.', resolve: ({ kind }) => kind }),
    capacity: t.exposeInt('capacity', { description: 'How many guests at a time.' }),
    active: t.exposeBoolean('active'),
    closures: t.field({ type: [Closure], resolve: ({ closures, zone }) => closures.map((row) => ({ ...row, zone })) }),
    uses: t.field({ type: [Use], resolve: ({ uses, zone }) => uses.map((row) => ({ ...row, zone })) }),
    needs: t.field({ type: [Need], description: 'The services that need it.', resolve: ({ needs }) => needs }),
  }),
});

builder.queryFields((t) => ({
  desk_rooms: t.field({
    type: [Room],
    description: 'Rooms and machines of a shop, with their use on a day: today when left out.',
    authScopes: { business: true },
    args: {
      business_id: t.arg.int({ required: true }),
      date: t.arg.string({
        validate: z.string().refine(isLocalDate, 'Please give a date such as 2026-08-22.').nullish(),
      }),
    },
    resolve: async (_root, { business_id, date }, { services, requireViewer }) =>
      rooms.readRooms(services, await requireViewer(), { businessId: business_id, date: date ?? null }),
  }),
}));

builder.mutationFields((t) => ({
  desk_save_room: t.field({
    ...owner,
    args: {
      business_id: t.arg.int({ required: true }),
      id: t.arg.int({ validate: idArgument.nullish() }),
      name: t.arg.string({ required: true, validate: lineArgument(availabilityLimits.resourceName) }),
      kind: t.arg.string({ required: true, validate: z.enum(['room', 'equipment']) }),
      capacity: t.arg.int({
        required: true,
        validate: z.int().min(1, 'Please enter at least 1.').max(20, 'Please enter at most 20.'),
      }),
    },
    resolve: async (_root, { business_id, id, name, kind, capacity }, { services, requireViewer }) =>
      rooms.saveRoom(services, await requireViewer(), {
        businessId: business_id,
        id: id ?? null,
        name,
        kind: kind as 'room' | 'equipment',
        capacity,
      }),
  }),
  desk_set_room_active: t.field({
    ...owner,
    args: {
      business_id: t.arg.int({ required: true }),
      id: t.arg.int({ required: true, validate: idArgument }),
      active: t.arg.boolean({ required: true }),
    },
    resolve: async (_root, { business_id, id, active }, { services, requireViewer }) =>
      rooms.setRoomActive(services, await requireViewer(), { businessId: business_id, id, active }),
  }),
  desk_close_room: t.field({
    ...owner,
    description: 'Closes a room for a while, for example for repair.',
    args: {
      business_id: t.arg.int({ required: true }),
      id: t.arg.int({ required: true, validate: idArgument }),
      from: t.arg.int({ required: true, description: wall }),
      to: t.arg.int({ required: true }),
      reason: t.arg.string({ validate: textArgument(availabilityLimits.closureReason) }),
      decisions: t.arg(decisionsArgument),
    },
    resolve: async (_root, args, { services, requireViewer }) =>
      rooms.closeRoom(services, await requireViewer(), {
        businessId: args.business_id,
        id: args.id,
        from: args.from,
        to: args.to,
        reason: args.reason ?? '',
        decisions: decisionsOf(args.decisions),
      }),
  }),
  desk_open_room: t.field({
    ...owner,
    description: 'Ends a closure early.',
    args: {
      business_id: t.arg.int({ required: true }),
      id: t.arg.int({ required: true, validate: idArgument, description: 'The id of the closure.' }),
    },
    resolve: async (_root, { business_id, id }, { services, requireViewer }) =>
      rooms.openRoom(services, await requireViewer(), { businessId: business_id, id }),
  }),
}));
