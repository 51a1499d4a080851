import type { GuestMoves } from '@thyme/domain/bookings';
import type { Rating } from '@thyme/domain/reviews';
import { ratingLabel } from '@thyme/domain/reviews';
import { wallEndOf, wallOf } from '@thyme/domain/time';
import { builder } from '../../../graphql/builder.ts';
import type { DeclinedMove, OpenProposal, OptionRow, RoomRow } from './read-appointments.ts';

type ZonedRoom = { room: RoomRow; zone: string };

export const CallRoom = builder.objectRef<ZonedRoom>('AppointmentCall').implement({
  fields: (t) => ({
    room_id: t.string({ resolve: ({ room }) => room.id }),
    date: t.int({
      description: "Unix seconds that show the shop's wall clock when read in UTC.",
      resolve: ({ room, zone }) => wallOf(zone, room.startsAt),
    }),
    end_date: t.int({ resolve: ({ room, zone }) => wallEndOf(zone, room.startsAt, room.endsAt) }),
    starts_at: t.int({ description: 'The instant in unix seconds.', resolve: ({ room }) => room.startsAt }),
    person: t.string({
      nullable: true,
      description: 'The person who takes the call, if the shop names its people.',
      resolve: ({ room }) => room.person,
    }),
    ended: t.boolean({ resolve: ({ room }) => room.endedAt !== null }),
  }),
});

export const OwnMoveType = builder
  .objectRef<{ rule: GuestMoves; until: number | null }>('AppointmentMoving')
  .implement({
    fields: (t) => ({
      rule: t.exposeString('rule', {
        description: 'start: until it begins. free: while cancelling is free. never: not by themselves.',
      }),
      until: t.exposeInt('until', {
        nullable: true,
        description: "The last moment on the shop's wall clock, read in UTC; null if there is none.",
      }),
    }),
  });

type ZonedOption = { option: OptionRow; zone: string };

const MoveOption = builder.objectRef<ZonedOption>('MoveOption').implement({
  fields: (t) => ({
    position: t.int({ resolve: ({ option }) => option.position }),
    date: t.int({
      description: "Unix seconds that show the shop's wall clock when read in UTC.",
      resolve: ({ option, zone }) => wallOf(zone, option.startsAt),
    }),
    end_date: t.int({ resolve: ({ option, zone }) => wallEndOf(zone, option.startsAt, option.endsAt) }),
    starts_at: t.int({ description: 'The instant in unix seconds.', resolve: ({ option }) => option.startsAt }),
  }),
});

export const MoveProposal = builder.objectRef<OpenProposal>('MoveProposal').implement({
  fields: (t) => ({
    id: t.int({ resolve: ({ proposal }) => proposal.id }),
    proposed_by: t.string({ description: 'guest or business.', resolve: ({ proposal }) => proposal.proposedBy }),
    note: t.string({ resolve: ({ proposal }) => proposal.note }),
    created_at: t.int({ resolve: ({ proposal }) => proposal.createdAt }),
    auto_accept_at: t.int({
      description: 'When the first time is accepted automatically unless answered before.',
      resolve: ({ proposal }) => proposal.autoAcceptAt,
    }),
    previous_date: t.int({ resolve: ({ proposal, zone }) => wallOf(zone, proposal.previousStartsAt) }),
    whole_group: t.boolean({
      description: 'Proposed to the whole group: the answer moves all of it or none.',
      resolve: ({ proposal }) => proposal.leadId !== null,
    }),
    options: t.field({
      type: [MoveOption],
      description: 'The proposed times, preferred one first.',
      resolve: ({ options, zone }) => options.map((option) => ({ option, zone })),
    }),
  }),
});

export const DeclinedMoveType = builder.objectRef<DeclinedMove & { zone: string }>('DeclinedMove').implement({
  description: 'A time that the guest requested and did not get.',
  fields: (t) => ({
    date: t.int({
      description: "Unix seconds that show the shop's wall clock when read in UTC.",
      resolve: ({ startsAt, zone }) => wallOf(zone, startsAt),
    }),
    note: t.exposeString('note', { description: "The business's reason; empty without one." }),
    decided_at: t.exposeInt('decidedAt'),
  }),
});

interface OwnReview {
  rating: number;
  comment: string;
  reply: string;
  isHidden: boolean;
}

export const AppointmentReview = builder.objectRef<OwnReview>('AppointmentReview').implement({
  fields: (t) => ({
    rating: t.exposeInt('rating'),
    comment: t.exposeString('comment'),
    reply: t.exposeString('reply', { description: "The shop's answer; empty without one." }),
    hidden: t.exposeBoolean('isHidden', { description: 'Hidden after a report.' }),
    label: t.string({ resolve: ({ rating }) => ratingLabel(rating as Rating) }),
  }),
});
