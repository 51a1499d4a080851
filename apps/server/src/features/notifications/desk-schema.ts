import { wallOf } from '@thyme/domain/time';
import { Acknowledgement } from '../../graphql/acknowledgement.ts';
import { builder } from '../../graphql/builder.ts';
import { idArgument } from '../edits/change-type.ts';
import { type DeskInbox, markInboxSeen, readDeskInbox } from './desk-inbox.ts';

type Item = DeskInbox['items'][number] & { zone: string };

/** Kinds that refer to a review or an offer instead of an appointment. */
const WITHOUT_APPOINTMENT = ['new_review', 'time_off'];

const DeskNotification = builder.objectRef<Item>('DeskNotification').implement({
  fields: (t) => ({
    id: t.exposeInt('id'),
    kind: t.exposeString('kind', {
      description:
        'new_booking, guest_moves, booking_moved, guest_cancelled, charge_question, refund_failed, payout_news, tip_received, card_fee, low_stock, member_news, new_review, time_off or calendar_conflict.',
    }),
    title: t.exposeString('title'),
    message: t.exposeString('message'),
    at: t.int({
      description: "Unix seconds that show the shop's wall clock when read in UTC.",
      resolve: ({ createdAt, zone }) => wallOf(zone, createdAt),
    }),
    appt_id: t.int({
      nullable: true,
      resolve: ({ refId, kind }) => (WITHOUT_APPOINTMENT.includes(kind) ? null : refId),
    }),
    is_new: t.boolean({ resolve: ({ seenAt }) => seenAt === null }),
  }),
});

const DeskNotifications = builder.objectRef<DeskInbox>('DeskNotifications').implement({
  fields: (t) => ({
    unseen: t.exposeInt('unseen'),
    items: t.field({
      type: [DeskNotification],
      resolve: ({ items, membership: { zone } }) => items.map((item) => ({ ...item, zone })),
    }),
  }),
});

builder.queryFields((t) => ({
  desk_notifications: t.field({
    type: DeskNotifications,
    description: "Notifications of the member's own business, newest first.",
    authScopes: { business: true },
    args: { business_id: t.arg.int({ required: true }) },
    resolve: async (_root, { business_id }, { services, requireViewer }) =>
      readDeskInbox(services, await requireViewer(), business_id),
  }),
}));

builder.mutationFields((t) => ({
  desk_see_notifications: t.field({
    type: Acknowledgement,
    description: 'Marks everything up to this item as seen.',
    authScopes: { business: true },
    args: {
      business_id: t.arg.int({ required: true }),
      last_id: t.arg.int({ required: true, validate: idArgument }),
    },
    resolve: async (_root, { business_id, last_id }, { services, requireViewer }) =>
      markInboxSeen(services, await requireViewer(), { businessId: business_id, lastId: last_id }),
  }),
}));
