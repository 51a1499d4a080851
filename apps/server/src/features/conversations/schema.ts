import { MESSAGE_MOST, MESSAGE_REPORT_NOTE_MOST, MOST_PICTURES, previewOf } from '@thyme/domain/conversations';
import { z } from 'zod';
import { Acknowledgement } from '../../graphql/acknowledgement.ts';
import { builder } from '../../graphql/builder.ts';
import { idempotencyKeyArgument, idempotencyKeyOf } from '../../graphql/idempotency-argument.ts';
import { Picture } from '../../graphql/picture.ts';
import { idArgument } from '../edits/change-type.ts';
import {
  blockAsGuest,
  countUnread,
  type GuestThread,
  listOwn,
  readAsGuest,
  readOwn,
  sendAsGuest,
} from './guest-conversations.ts';
import {
  ConversationAppointment,
  ConversationEvent,
  ConversationMessage,
  SentMessageType,
  shownTo,
} from './message-type.ts';
import { silenceWords } from './refusals.ts';
import { reportAsGuest } from './reports/report-conversation.ts';
import { readThreadEvents } from './thread-events.ts';

/** A little more than the rule allows, so that longer texts get the rule's message. */
export const bodyArgument = z.string().max(4 * MESSAGE_MOST);
export const picturesArgument = z
  .array(idArgument)
  .max(4 * MOST_PICTURES)
  .nullish();
export const noteArgument = z
  .string()
  .max(2 * MESSAGE_REPORT_NOTE_MOST)
  .nullish();

type ListRow = Awaited<ReturnType<typeof listOwn>>[number];

const ShopType = builder.objectRef<ListRow['shop']>('ConversationShop').implement({
  fields: (t) => ({
    id: t.exposeInt('id'),
    name: t.exposeString('name'),
    slug: t.exposeString('slug'),
    phone: t.exposeString('phone', { nullable: true }),
    published: t.exposeBoolean('published', { description: 'Whether the shop’s page can be opened.' }),
    thumbnail_picture: t.field({ type: Picture, nullable: true, resolve: ({ thumbnailId }) => thumbnailId }),
  }),
});

const ConversationEntry = builder.objectRef<ListRow>('ConversationEntry').implement({
  fields: (t) => ({
    id: t.exposeInt('id'),
    shop: t.field({ type: ShopType, resolve: ({ shop }) => shop }),
    preview: t.string({
      resolve: ({ lastBody, lastPictures }) => previewOf({ body: lastBody, pictures: lastPictures }),
    }),
    last_own: t.boolean({ resolve: ({ lastSide }) => lastSide === 'guest' }),
    last_at: t.exposeInt('lastAt', { description: 'Unix seconds.' }),
    unread: t.exposeInt('unread'),
  }),
});

const ConversationType = builder.objectRef<GuestThread>('Conversation').implement({
  description: 'The messages between a guest and a shop.',
  fields: (t) => ({
    id: t.int({
      nullable: true,
      description: 'Null before the first message.',
      resolve: ({ conversation }) => conversation?.id ?? null,
    }),
    shop: t.field({ type: ShopType, resolve: ({ shop }) => shop }),
    messages: t.field({
      type: [ConversationMessage],
      description: 'Oldest first.',
      resolve: (thread) => shownTo(thread, 'guest', thread.shop.id),
    }),
    events: t.field({
      type: [ConversationEvent],
      description: 'Between these messages, oldest first.',
      resolve: (thread, _args, { services }) =>
        readThreadEvents(services, thread, {
          before: thread.before,
          memberId: null,
          zone: thread.shop.zone,
          side: 'guest',
        }),
    }),
    has_older: t.exposeBoolean('hasOlder'),
    appointment: t.field({
      type: ConversationAppointment,
      nullable: true,
      resolve: ({ appointment, shop }) => appointment && { ...appointment, zone: shop.zone },
    }),
    silence: t.string({
      nullable: true,
      description: 'Why the guest cannot write: closed, blocked-by-you or blocked-by-them.',
      resolve: ({ silence }) => silence,
    }),
    silence_words: t.string({
      nullable: true,
      resolve: ({ silence, shop }) => silence && silenceWords(silence, 'guest', shop.name),
    }),
    blocked: t.boolean({
      description: 'The guest has blocked this shop’s messages.',
      resolve: ({ conversation }) => Boolean(conversation?.guestBlockedAt),
    }),
  }),
});

builder.queryFields((t) => ({
  my_conversations: t.field({
    type: [ConversationEntry],
    description: 'Newest first.',
    authScopes: { guest: true },
    resolve: async (_root, _args, { services, requireViewer }) => listOwn(services, (await requireViewer()).id),
  }),
  my_conversation: t.field({
    type: ConversationType,
    description: 'By its id, or by the slug of its shop.',
    authScopes: { guest: true },
    args: {
      id: t.arg.int({ validate: idArgument.nullish() }),
      shop: t.arg.string({ validate: z.string().max(200).nullish() }),
      before: t.arg.int({ validate: idArgument.nullish(), description: 'Only messages before this one.' }),
    },
    resolve: async (_root, { id, shop, before }, { services, requireViewer }) =>
      readOwn(services, (await requireViewer()).id, { id: id ?? null, slug: shop ?? null, before: before ?? null }),
  }),
  my_unread_messages: t.int({
    authScopes: { guest: true },
    resolve: async (_root, _args, { services, requireViewer }) => countUnread(services, (await requireViewer()).id),
  }),
}));

builder.mutationFields((t) => ({
  send_message: t.field({
    type: SentMessageType,
    description: 'Writes to a shop. The first message starts the conversation.',
    authScopes: { guest: true },
    args: {
      business_id: t.arg.int({ required: true, validate: idArgument }),
      body: t.arg.string({ required: true, validate: bodyArgument }),
      appt_id: t.arg.int({ validate: idArgument.nullish() }),
      picture_ids: t.arg.intList({ validate: picturesArgument }),
      idempotency_key: t.arg.string({ validate: idempotencyKeyArgument }),
    },
    resolve: async (_root, args, context) =>
      sendAsGuest(context.services, (await context.requireViewer()).id, {
        businessId: args.business_id,
        appointmentId: args.appt_id ?? null,
        body: args.body,
        pictureIds: args.picture_ids ?? [],
        idempotencyKey: idempotencyKeyOf(context, args.idempotency_key),
      }),
  }),
  read_conversation: t.field({
    type: Acknowledgement,
    description: 'Marks the shop’s messages as read, up to this one.',
    authScopes: { guest: true },
    args: {
      id: t.arg.int({ required: true, validate: idArgument }),
      last_id: t.arg.int({ required: true, validate: idArgument }),
    },
    resolve: async (_root, { id, last_id }, { services, requireViewer }) =>
      readAsGuest(services, (await requireViewer()).id, { id, lastId: last_id }),
  }),
  block_conversation: t.field({
    type: Acknowledgement,
    description: 'Blocks or unblocks the shop’s messages.',
    authScopes: { guest: true },
    args: {
      id: t.arg.int({ required: true, validate: idArgument }),
      blocked: t.arg.boolean({ required: true }),
    },
    resolve: async (_root, args, { services, requireViewer }) =>
      blockAsGuest(services, (await requireViewer()).id, args),
  }),
  report_conversation: t.field({
    type: Acknowledgement,
    description: 'Reports a conversation to an operator.',
    authScopes: { guest: true },
    args: {
      id: t.arg.int({ required: true, validate: idArgument }),
      reason: t.arg.string({ required: true, validate: z.string().max(40) }),
      note: t.arg.string({ validate: noteArgument }),
    },
    resolve: async (_root, { id, reason, note }, { services, requireViewer }) =>
      reportAsGuest(services, (await requireViewer()).id, { id, reason, note: note ?? '' }),
  }),
}));
