import { createContextCache } from '@pothos/core';
import DataLoader from 'dataloader';
import { builder } from '../../../graphql/builder.ts';
import type { RequestContext } from '../../../graphql/context.ts';
import type { NotificationWithQuestion } from '../../notifications/index.ts';
import { Notification } from '../../notifications/notification-type.ts';
import { readWarningCalls } from './warning-words.ts';

const callLoader = createContextCache(
  ({ services, requireViewer }: RequestContext) =>
    new DataLoader<NotificationWithQuestion['row'], number | null>(async (rows) => {
      const calls = await readWarningCalls(services, (await requireViewer()).id, rows);
      return rows.map(({ id }) => calls.get(id)?.id ?? null);
    }),
);

builder.objectField(Notification, 'call_id', (t) =>
  t.int({
    nullable: true,
    description: 'For blocked_warning: the appointment of the call that the guest has booked since.',
    resolve: ({ row }, _args, context) => (row.kind === 'blocked_warning' ? callLoader(context).load(row) : null),
  }),
);
