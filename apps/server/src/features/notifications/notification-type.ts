import { zoneLabel } from '@thyme/domain/time';
import { builder } from '../../graphql/builder.ts';
import { Picture } from '../../graphql/picture.ts';
import type { NotificationWithQuestion } from './notify.ts';

type Named = { pricingId: number; name: string; occurrences?: number };

const NotificationService = builder.objectRef<Named>('NotificationService').implement({
  fields: (t) => ({
    service_pricing_id: t.exposeInt('pricingId'),
    name: t.exposeString('name'),
    occurrences: t.int({
      nullable: true,
      description: 'The number of consecutive dates, for a class that is sold that way.',
      resolve: ({ occurrences }) => occurrences ?? null,
    }),
  }),
});

export const Notification = builder.objectRef<NotificationWithQuestion>('Notification').implement({
  fields: (t) => ({
    id: t.int({ resolve: ({ row }) => row.id }),
    sender_id: t.int({ nullable: true, resolve: ({ row }) => row.senderId }),
    recipient_id: t.int({ resolve: ({ row }) => row.recipientId }),
    title: t.string({ resolve: ({ row }) => row.title }),
    message: t.string({ resolve: ({ row }) => row.message }),
    status: t.string({
      description:
        'The kind: reschedule_request, accept_reschedule_appointment, blocked_warning, unblocked, refundable_deposit, waiting_list_offer, or an informational one.',
      resolve: ({ row }) => row.kind,
    }),
    ref_id: t.int({
      nullable: true,
      description: 'The appointment, business, offer or voucher that it refers to, depending on its kind.',
      resolve: ({ row }) => row.refId,
    }),
    target_url: t.string({ nullable: true, resolve: ({ row }) => row.targetUrl }),
    business_id: t.int({ nullable: true, resolve: ({ row }) => row.businessId }),
    business_slug: t.exposeString('businessSlug', { nullable: true }),
    business_name: t.exposeString('businessName', { nullable: true }),
    zone_label: t.string({
      nullable: true,
      description: "The business's time zone in words.",
      resolve: ({ zone }) => zone && zoneLabel(zone),
    }),
    thumbnail_picture: t.field({ type: Picture, nullable: true, resolve: ({ thumbnailId }) => thumbnailId }),
    services: t.field({ type: [NotificationService], resolve: ({ row }) => row.services as Named[] }),
    created_at: t.int({ resolve: ({ row }) => row.createdAt }),
    seen: t.boolean({ resolve: ({ row }) => row.seenAt !== null }),
    actions: t.stringList({
      description:
        'What can still be done about it: accept, reschedule, cancel, book-call, cancel-future, rebook … Empty once it is settled.',
      resolve: ({ question }) => [...question.actions],
    }),
    answer_by: t.int({
      nullable: true,
      description: 'When the question is answered automatically or ends.',
      resolve: ({ question }) => question.answerBy,
    }),
  }),
});
