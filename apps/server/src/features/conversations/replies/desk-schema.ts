import { REPLY_TITLE_MOST, SAVED_REPLY_MOST } from '@thyme/domain/conversations';
import { z } from 'zod';
import { Acknowledgement } from '../../../graphql/acknowledgement.ts';
import { builder } from '../../../graphql/builder.ts';
import { idArgument } from '../../edits/change-type.ts';
import { readReplies, removeReply, saveReply } from './saved-replies.ts';

type Reply = Awaited<ReturnType<typeof readReplies>>[number];

const SavedReplyType = builder.objectRef<Reply>('DeskSavedReply').implement({
  description: 'A text that a shop uses often.',
  fields: (t) => ({
    id: t.exposeInt('id'),
    title: t.exposeString('title'),
    body: t.exposeString('body', { description: 'Can contain {first name} and {shop}.' }),
  }),
});

builder.queryFields((t) => ({
  desk_saved_replies: t.field({
    type: [SavedReplyType],
    authScopes: { business: true },
    args: { business_id: t.arg.int({ required: true }) },
    resolve: async (_root, { business_id }, { services, requireViewer }) =>
      readReplies(services, await requireViewer(), business_id),
  }),
}));

builder.mutationFields((t) => ({
  desk_save_reply: t.field({
    type: Acknowledgement,
    description: 'Creates a saved reply; with an id, changes it.',
    authScopes: { business: true },
    args: {
      business_id: t.arg.int({ required: true }),
      id: t.arg.int({ validate: idArgument.nullish() }),
      title: t.arg.string({ required: true, validate: z.string().max(4 * REPLY_TITLE_MOST) }),
      body: t.arg.string({ required: true, validate: z.string().max(4 * SAVED_REPLY_MOST) }),
    },
    resolve: async (_root, { business_id, id, title, body }, { services, requireViewer }) =>
      saveReply(services, await requireViewer(), { businessId: business_id, id: id ?? null, title, body }),
  }),
  desk_delete_saved_reply: t.field({
    type: Acknowledgement,
    authScopes: { business: true },
    args: {
      business_id: t.arg.int({ required: true }),
      id: t.arg.int({ required: true, validate: idArgument }),
    },
    resolve: async (_root, { business_id, id }, { services, requireViewer }) =>
      removeReply(services, await requireViewer(), { businessId: business_id, id }),
  }),
}));
