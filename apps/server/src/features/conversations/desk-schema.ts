import { MESSAGE_ROUTES, type MessageRoute, previewOf } from '@thyme/domain/conversations';
import { z } from 'zod';
import { Acknowledgement } from '../../graphql/acknowledgement.ts';
import { builder } from '../../graphql/builder.ts';
import { idempotencyKeyArgument, idempotencyKeyOf } from '../../graphql/idempotency-argument.ts';
import { pageArgument } from '../../graphql/pagination.ts';
import { idArgument } from '../edits/change-type.ts';
import {
  blockAtDesk,
  countUnreadAtDesk,
  type DeskList,
  type DeskThread,
  listAtDesk,
  readAsShop,
  readAtDesk,
  sendAtDesk,
} from './desk-conversations.ts';
import {
  ConversationAppointment,
  ConversationEvent,
  ConversationMessage,
  SentMessageType,
  shownTo,
} from './message-type.ts';
import { silenceWords } from './refusals.ts';
import { reportAtDesk } from './reports/report-conversation.ts';
import { bodyArgument, noteArgument, picturesArgument } from './schema.ts';
import { readThreadEvents } from './thread-events.ts';

const EntryType = builder.objectRef<DeskList['rows'][number]>('DeskConversationEntry').implement({
  fields: (t) => ({
    id: t.exposeInt('id'),
    guest_id: t.exposeInt('guestId'),
    guest_name: t.string({ resolve: ({ firstName, lastName }) => `${firstName} ${lastName}`.trim() }),
    preview: t.string({
      resolve: ({ lastBody, lastPictures }) => previewOf({ body: lastBody, pictures: lastPictures }),
    }),
    last_own: t.boolean({ resolve: ({ lastSide }) => lastSide === 'shop' }),
    last_at: t.exposeInt('lastAt', { description: 'Unix seconds.' }),
    unread: t.exposeInt('unread'),
  }),
});

const ListType = builder.objectRef<DeskList>('DeskConversations').implement({
  fields: (t) => ({
    conversations: t.field({ type: [EntryType], resolve: ({ rows }) => rows }),
    total: t.exposeInt('total'),
    unread: t.exposeInt('unread', { description: 'Messages that no one at the shop has read.' }),
    unread_conversations: t.exposeInt('unreadThreads', { description: 'Conversations with such messages.' }),
  }),
});

const DeskConversationType = builder.objectRef<DeskThread>('DeskConversation').implement({
  fields: (t) => ({
    id: t.int({
      nullable: true,
      description: 'Null before the first message.',
      resolve: ({ conversation }) => conversation?.id ?? null,
    }),
    guest_id: t.int({ resolve: ({ guest }) => guest.id }),
    guest_name: t.string({ resolve: ({ guest }) => `${guest.firstName} ${guest.lastName}`.trim() }),
    first_name: t.string({ resolve: ({ guest }) => guest.firstName }),
    mobile: t.string({
      nullable: true,
      description: 'For guests who have booked or were entered here.',
      resolve: ({ guest, isGuestHere }) => (isGuestHere ? guest.mobile : null),
    }),
    is_guest: t.exposeBoolean('isGuestHere', { description: 'Has a guest page.' }),
    reached_by: t.string({
      description: 'How they are notified of unread messages: push, mail, text, account or nothing.',
      resolve: ({ reachedBy }) => reachedBy,
    }),
    text_price: t.int({
      description: 'The price of one part of a text, in cents.',
      resolve: (_thread, _args, { services }) => services.config.textPrice,
    }),
    messages: t.field({
      type: [ConversationMessage],
      description: 'Oldest first.',
      resolve: (thread) => shownTo(thread, 'shop', thread.membership.businessId),
    }),
    events: t.field({
      type: [ConversationEvent],
      description: 'Between these messages, oldest first.',
      resolve: (thread, _args, { services }) =>
        readThreadEvents(services, thread, {
          before: thread.before,
          memberId: thread.membership.memberId,
          zone: thread.membership.zone,
          side: 'desk',
        }),
    }),
    has_older: t.exposeBoolean('hasOlder'),
    appointment: t.field({
      type: ConversationAppointment,
      nullable: true,
      resolve: ({ appointment, membership: { zone } }) => appointment && { ...appointment, zone },
    }),
    silence: t.string({
      nullable: true,
      description: 'Why the shop cannot write: closed, blocked-by-you or blocked-by-them.',
      resolve: ({ silence }) => silence,
    }),
    silence_words: t.string({
      nullable: true,
      resolve: ({ silence, guest }) => silence && silenceWords(silence, 'shop', guest.firstName),
    }),
    blocked: t.boolean({
      description: 'The shop has blocked this guest’s messages.',
      resolve: ({ conversation }) => Boolean(conversation?.shopBlockedAt),
    }),
  }),
});

builder.queryFields((t) => ({
  desk_conversations: t.field({
    type: ListType,
    description: 'Conversations with the guests that the member can access, newest first.',
    authScopes: { business: true },
    args: {
      business_id: t.arg.int({ required: true }),
      search: t.arg.string({ validate: z.string().max(100).nullish() }),
      unread: t.arg.boolean({ description: 'Only those with unread messages.' }),
      route: t.arg.string({
        validate: z.enum(MESSAGE_ROUTES).nullish(),
        description: 'Only those whose guest’s last message came by this channel: thyme, mail or text.',
      }),
      page: t.arg.int({ validate: pageArgument }),
    },
    resolve: async (_root, { business_id, search, unread, route, page }, { services, requireViewer }) =>
      listAtDesk(services, await requireViewer(), {
        businessId: business_id,
        words: (search ?? '').trim(),
        unreadOnly: unread ?? false,
        route: (route as MessageRoute | null | undefined) ?? null,
        page: page ?? 1,
      }),
  }),
  desk_conversation: t.field({
    type: DeskConversationType,
    description: 'The conversation with a guest, including one without messages.',
    authScopes: { business: true },
    args: {
      business_id: t.arg.int({ required: true }),
      guest_id: t.arg.int({ required: true, validate: idArgument }),
      before: t.arg.int({ validate: idArgument.nullish(), description: 'Only messages before this one.' }),
    },
    resolve: async (_root, { business_id, guest_id, before }, { services, requireViewer }) =>
      readAtDesk(services, await requireViewer(), {
        businessId: business_id,
        guestId: guest_id,
        before: before ?? null,
      }),
  }),
  desk_unread_messages: t.int({
    authScopes: { business: true },
    args: { business_id: t.arg.int({ required: true }) },
    resolve: async (_root, { business_id }, { services, requireViewer }) =>
      countUnreadAtDesk(services, await requireViewer(), business_id),
  }),
}));

builder.mutationFields((t) => ({
  desk_send_message: t.field({
    type: SentMessageType,
    description: 'Writes to a guest. The first message starts the conversation.',
    authScopes: { business: true },
    args: {
      business_id: t.arg.int({ required: true }),
      guest_id: t.arg.int({ required: true, validate: idArgument }),
      body: t.arg.string({ required: true, validate: bodyArgument }),
      appt_id: t.arg.int({ validate: idArgument.nullish() }),
      picture_ids: t.arg.intList({ validate: picturesArgument }),
      idempotency_key: t.arg.string({ validate: idempotencyKeyArgument }),
    },
    resolve: async (_root, args, context) =>
      sendAtDesk(context.services, await context.requireViewer(), {
        businessId: args.business_id,
        guestId: args.guest_id,
        appointmentId: args.appt_id ?? null,
        body: args.body,
        pictureIds: args.picture_ids ?? [],
        idempotencyKey: idempotencyKeyOf(context, args.idempotency_key),
      }),
  }),
  desk_read_conversation: t.field({
    type: Acknowledgement,
    description: 'Marks the guest’s messages as read for the shop, up to this one.',
    authScopes: { business: true },
    args: {
      business_id: t.arg.int({ required: true }),
      id: t.arg.int({ required: true, validate: idArgument }),
      last_id: t.arg.int({ required: true, validate: idArgument }),
    },
    resolve: async (_root, { business_id, id, last_id }, { services, requireViewer }) =>
      readAsShop(services, await requireViewer(), { businessId: business_id, id, lastId: last_id }),
  }),
  desk_block_conversation: t.field({
    type: Acknowledgement,
    description: 'Blocks or unblocks a guest’s messages.',
    authScopes: { business: true },
    args: {
      business_id: t.arg.int({ required: true }),
      id: t.arg.int({ required: true, validate: idArgument }),
      blocked: t.arg.boolean({ required: true }),
    },
    resolve: async (_root, { business_id, ...args }, { services, requireViewer }) =>
      blockAtDesk(services, await requireViewer(), { businessId: business_id, ...args }),
  }),
  desk_report_conversation: t.field({
    type: Acknowledgement,
    description: 'Reports a conversation to an operator.',
    authScopes: { business: true },
    args: {
      business_id: t.arg.int({ required: true }),
      id: t.arg.int({ required: true, validate: idArgument }),
      reason: t.arg.string({ required: true, validate: z.string().max(40) }),
      note: t.arg.string({ validate: noteArgument }),
    },
    resolve: async (_root, { business_id, note, ...args }, { services, requireViewer }) =>
      reportAtDesk(services, await requireViewer(), { businessId: business_id, note: note ?? '', ...args }),
  }),
}));
