import { dateAt } from '@thyme/domain/time';
import { Acknowledgement } from '../../graphql/acknowledgement.ts';
import { builder } from '../../graphql/builder.ts';
import type { IceServer } from '../../integrations/video/index.ts';
import { type Admission, admit, endCall, type RoomView, readRoom, reopenCall } from './video-room.ts';

const MESSAGES = {
  cancelled: 'This consultation was cancelled.',
  ended: 'This call has ended.',
  'too-late': 'This call’s time is over.',
  'too-early': 'This room is not open yet.',
  missing: 'This call does not exist.',
} as const;

const Ice = builder.objectRef<IceServer>('IceServer').implement({
  fields: (t) => ({
    urls: t.exposeStringList('urls'),
    username: t.exposeString('username', { nullable: true }),
    credential: t.exposeString('credential', { nullable: true }),
  }),
});

const VideoRoom = builder.objectRef<RoomView>('VideoRoom').implement({
  description: 'A call as its two parties see it.',
  fields: (t) => ({
    room_id: t.string({ resolve: ({ room }) => room.id }),
    appt_id: t.int({ resolve: ({ room }) => room.appointmentId }),
    appt_date: t.string({
      description: 'The day of its appointment, by the shop’s clock.',
      resolve: ({ room, parties }) => dateAt(parties.business.zone, room.appointmentAt),
    }),
    role: t.string({
      description: "'host' for the guest, 'business' for the shop; derived from the account.",
      resolve: ({ side }) => (side === 'guest' ? 'host' : 'business'),
    }),
    starts_at: t.int({ description: 'In unix seconds.', resolve: ({ room }) => room.startsAt }),
    ends_at: t.int({ description: 'In unix seconds.', resolve: ({ room }) => room.endsAt }),
    zone: t.string({ resolve: ({ parties }) => parties.business.zone }),
    business_name: t.string({ resolve: ({ parties }) => parties.business.name }),
    business_slug: t.string({ resolve: ({ parties }) => parties.business.slug }),
    own_name: t.string({ resolve: (view) => ownName(view) }),
    other_name: t.string({ description: 'First name of the other party.', resolve: (view) => otherName(view) }),
  }),
});

function ownName({ side, parties }: RoomView): string {
  return side === 'guest' ? parties.guest.firstName : parties.business.name;
}

function otherName({ side, parties }: RoomView): string {
  return side === 'business' ? parties.guest.firstName : (parties.owner?.firstName ?? parties.business.name);
}

const VideoToken = builder.objectRef<Admission>('VideoToken').implement({
  fields: (t) => ({
    status: t.int({ resolve: (admission) => (admission.ok ? 1 : 0) }),
    message: t.string({ resolve: (admission) => (admission.ok ? '' : MESSAGES[admission.refusal.code]) }),
    reason: t.string({
      nullable: true,
      description: 'Why status is 0: missing, too-early, too-late, ended or cancelled.',
      resolve: (admission) => (admission.ok ? null : admission.refusal.code),
    }),
    opens_at: t.int({
      nullable: true,
      description: 'When to come back, in unix seconds, if it is too early.',
      resolve: (admission) =>
        !admission.ok && admission.refusal.code === 'too-early' ? admission.refusal.opensAt : null,
    }),
    closes_at: t.int({ nullable: true, resolve: (admission) => (admission.ok ? admission.closesAt : null) }),
    token: t.string({ nullable: true, resolve: (admission) => (admission.ok ? admission.token : null) }),
    provider: t.string({
      nullable: true,
      resolve: (admission) => (admission.ok ? admission.connection.provider : null),
    }),
    url: t.string({ nullable: true, resolve: (admission) => (admission.ok ? admission.connection.url : null) }),
    ice_servers: t.field({
      type: [Ice],
      resolve: (admission) => (admission.ok ? admission.connection.iceServers : []),
    }),
    room: t.field({ type: VideoRoom, nullable: true, resolve: (admission) => admission.view }),
  }),
});

builder.queryFields((t) => ({
  video_room: t.field({
    type: VideoRoom,
    nullable: true,
    args: { room_id: t.arg.string({ required: true }) },
    resolve: async (_root, args, { services, requireViewer }) =>
      readRoom(services, await requireViewer(), args.room_id),
  }),
}));

builder.mutationFields((t) => ({
  video_token: t.field({
    type: VideoToken,
    description: 'Admits one of the two parties around the time of the call.',
    args: { room_id: t.arg.string({ required: true }) },
    resolve: async (_root, args, { services, requireViewer }) => admit(services, await requireViewer(), args.room_id),
  }),
  end_video_call: t.field({
    type: Acknowledgement,
    description: 'The shop ends the call for both.',
    args: { room_id: t.arg.string({ required: true }) },
    resolve: async (_root, args, { services, requireViewer }) => endCall(services, await requireViewer(), args.room_id),
  }),
  reopen_video_call: t.field({
    type: Acknowledgement,
    description: 'The shop reopens an ended call within its time.',
    args: { room_id: t.arg.string({ required: true }) },
    resolve: async (_root, args, { services, requireViewer }) =>
      reopenCall(services, await requireViewer(), args.room_id),
  }),
}));
