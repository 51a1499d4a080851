import { z } from 'zod';
import { Acknowledgement } from '../../graphql/acknowledgement.ts';
import { builder } from '../../graphql/builder.ts';
import { growingCountArgument, PaginatorInfo, pageArgument, pageRequest } from '../../graphql/pagination.ts';
import { Notification } from './notification-type.ts';
import { deleteNotifications, type Inbox, markSeen, readInbox } from './notify.ts';

const PAGE = 50;

const NotificationList = builder.objectRef<Inbox>('NotificationList').implement({
  fields: (t) => ({
    data: t.field({ type: [Notification], resolve: (inbox) => inbox.data }),
    new: t.exposeInt('fresh', { description: 'Not seen yet.' }),
    total: t.exposeInt('total'),
    paginatorInfo: t.field({ type: PaginatorInfo, resolve: (inbox) => inbox }),
  }),
});

builder.queryFields((t) => ({
  myNotification: t.field({
    type: NotificationList,
    authScopes: { guest: true },
    args: { count: t.arg.int({ validate: growingCountArgument }), page: t.arg.int({ validate: pageArgument }) },
    resolve: async (_root, args, { services, requireViewer }) =>
      readInbox(services, (await requireViewer()).id, pageRequest(args, PAGE)),
  }),
  myNotificationSeen: t.field({
    type: Acknowledgement,
    description: 'Marks everything as seen. A query although it writes, because clients call it as one.',
    authScopes: { guest: true },
    resolve: async (_root, _args, { services, requireViewer }) => markSeen(services, (await requireViewer()).id),
  }),
}));

builder.mutationFields((t) => ({
  notificationDelete: t.field({
    type: Acknowledgement,
    authScopes: { guest: true },
    args: {
      ids: t.arg.string({
        required: true,
        validate: z.string().max(20_000),
        description: "A JSON list as text, '[1,2]'.",
      }),
    },
    resolve: async (_root, { ids }, { services, requireViewer }) =>
      deleteNotifications(services, (await requireViewer()).id, ids),
  }),
}));
