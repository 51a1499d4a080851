import { PHONE_CHANNELS, PURPOSES } from '@thyme/domain/messages';
import { z } from 'zod';
import { Acknowledgement } from '../../graphql/acknowledgement.ts';
import { builder } from '../../graphql/builder.ts';
import {
  type Choice,
  type MessageChoices,
  readChoices,
  saveOwnChoice,
  subscribeBrowser,
  unsubscribeBrowser,
} from './choices.ts';

export const channelArgument = z.enum(PHONE_CHANNELS);
export const purposeArgument = z.enum(PURPOSES);
const endpointArgument = z.url().max(1_000);
const keyArgument = z.string().regex(/^[\w-]{16,120}={0,2}$/);

const ChoiceType = builder.objectRef<Choice>('MessageChoice').implement({
  fields: (t) => ({
    channel: t.exposeString('channel', { description: 'text, whatsapp or push.' }),
    purpose: t.exposeString('purpose', { description: 'bookings or news.' }),
    allowed: t.exposeBoolean('isAllowed'),
  }),
});

const ChoicesType = builder.objectRef<MessageChoices>('MessageChoices').implement({
  description: 'What may be sent to the guest’s phone and browsers.',
  fields: (t) => ({
    phone: t.exposeString('phone', { nullable: true }),
    opted_out: t.exposeBoolean('isOptedOut', { description: 'The number answered STOP to a text.' }),
    choices: t.field({ type: [ChoiceType], resolve: ({ choices }) => choices }),
    has_texts: t.exposeBoolean('hasTexts'),
    has_whatsapp: t.exposeBoolean('hasWhatsapp'),
    push_key: t.exposeString('pushKey', { description: 'A browser’s push subscription.' }),
    browsers: t.exposeInt('browsers', { description: 'How many browsers show notifications.' }),
  }),
});

builder.queryField('my_message_choices', (t) =>
  t.field({
    type: ChoicesType,
    authScopes: { guest: true },
    resolve: async (_root, _args, { services, requireViewer }) => readChoices(services, (await requireViewer()).id),
  }),
);

builder.mutationFields((t) => ({
  save_message_choice: t.field({
    type: Acknowledgement,
    description: 'Allows or refuses messages on a channel for a purpose.',
    authScopes: { guest: true },
    args: {
      channel: t.arg.string({ required: true, validate: channelArgument }),
      purpose: t.arg.string({ required: true, validate: purposeArgument }),
      allowed: t.arg.boolean({ required: true }),
    },
    resolve: async (_root, { channel, purpose, allowed }, { services, requireViewer }) =>
      saveOwnChoice(services, (await requireViewer()).id, {
        channel: channelArgument.parse(channel),
        purpose: purposeArgument.parse(purpose),
        isAllowed: allowed,
      }),
  }),
  subscribe_push: t.field({
    type: Acknowledgement,
    description: 'Enables notifications in this browser. Idempotent, as the site calls it at each start.',
    authScopes: { guest: true },
    args: {
      endpoint: t.arg.string({ required: true, validate: endpointArgument }),
      p256dh: t.arg.string({ required: true, validate: keyArgument }),
      auth: t.arg.string({ required: true, validate: keyArgument }),
    },
    resolve: async (_root, keys, { services, requireViewer }) =>
      subscribeBrowser(services, (await requireViewer()).id, keys),
  }),
  unsubscribe_push: t.field({
    type: Acknowledgement,
    authScopes: { guest: true },
    args: { endpoint: t.arg.string({ required: true, validate: endpointArgument }) },
    resolve: async (_root, { endpoint }, { services, requireViewer }) =>
      unsubscribeBrowser(services, (await requireViewer()).id, endpoint),
  }),
}));
