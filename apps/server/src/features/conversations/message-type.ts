import type { Side } from '@thyme/domain/conversations';
import { wallOf, type Zone, zoneLabel } from '@thyme/domain/time';
import { builder } from '../../graphql/builder.ts';
import type { SentMessage } from './guest-conversations.ts';
import type { Thread, ThreadMessage } from './thread.ts';
import type { ThreadEvent } from './thread-events.ts';

interface PictureOf {
  id: number;
  width: number;
  height: number;
  url: string;
}

const PictureType = builder.objectRef<PictureOf>('MessagePicture').implement({
  description: 'A picture of a message. Its address needs the token of either side.',
  fields: (t) => ({
    id: t.exposeInt('id'),
    width: t.exposeInt('width'),
    height: t.exposeInt('height'),
    url: t.exposeString('url'),
  }),
});

export type ShownMessage = ThreadMessage & { reader: Side; businessId: number };

export const ConversationMessage = builder.objectRef<ShownMessage>('ConversationMessage').implement({
  fields: (t) => ({
    id: t.exposeInt('id'),
    own: t.boolean({
      description: 'Written by the side that reads it.',
      resolve: ({ side, reader }) => side === reader,
    }),
    author: t.exposeString('author', { description: 'First name.' }),
    body: t.exposeString('body'),
    route: t.string({
      description: 'How it was sent: thyme, mail or text.',
      resolve: ({ route }) => route,
    }),
    at: t.exposeInt('createdAt', { description: 'Unix seconds.' }),
    read: t.exposeBoolean('isRead', { description: 'The other side has read it.' }),
    pictures: t.field({
      type: [PictureType],
      resolve: ({ pictures, reader, businessId }) =>
        pictures.map((one) => ({
          ...one,
          url:
            reader === 'guest'
              ? `/account/messages/pictures/${one.id}`
              : `/desk/messages/pictures/${businessId}/${one.id}`,
        })),
    }),
  }),
});

export const ConversationEvent = builder.objectRef<ThreadEvent>('ConversationEvent').implement({
  description: 'An event of the guest’s appointment, shown as a line between messages.',
  fields: (t) => ({
    key: t.exposeString('key'),
    at: t.exposeInt('at', { description: 'Unix seconds.' }),
    words: t.exposeString('words'),
    appt_id: t.exposeInt('appointmentId'),
  }),
});

type About = NonNullable<Thread['appointment']> & { zone: Zone };

export const ConversationAppointment = builder.objectRef<About>('ConversationAppointment').implement({
  description: 'The upcoming appointment that a conversation is about.',
  fields: (t) => ({
    id: t.exposeInt('id'),
    starts: t.int({
      description: "Unix seconds that show the shop's wall clock when read in UTC.",
      resolve: ({ startsAt, zone }) => wallOf(zone, startsAt),
    }),
    zone_label: t.string({ description: 'The name of its time zone.', resolve: ({ zone }) => zoneLabel(zone) }),
    moved_at: t.exposeInt('movedAt', { description: 'Unix seconds of its last move, or of its booking.' }),
    services: t.exposeString('services'),
    is_call: t.boolean({ resolve: ({ kind }) => kind !== 'visit' }),
  }),
});

export const SentMessageType = builder.objectRef<SentMessage>('SentMessage').implement({
  fields: (t) => ({
    status: t.exposeInt('status'),
    message: t.exposeString('message'),
    conversation_id: t.exposeInt('conversationId', { nullable: true }),
    id: t.exposeInt('messageId', { nullable: true, description: 'The message; null if it was refused.' }),
  }),
});

export const shownTo = (thread: Thread, reader: Side, businessId: number): ShownMessage[] =>
  thread.messages.map((message) => ({ ...message, reader, businessId }));
