import { Acknowledgement } from '../../../graphql/acknowledgement.ts';
import { builder } from '../../../graphql/builder.ts';
import { type ActiveSession, endEverySession, endOneSession, listSessions } from './sessions.ts';

const ActiveSessionType = builder.objectRef<ActiveSession>('ActiveSession').implement({
  fields: (t) => ({
    id: t.exposeInt('id'),
    device: t.exposeString('device', { description: "Browser and system, for example 'Firefox on Windows'." }),
    address: t.exposeString('address', { description: 'The IP address it was opened from.' }),
    created_at: t.exposeInt('createdAt'),
    last_used_at: t.exposeInt('lastUsedAt'),
    current: t.exposeBoolean('current'),
  }),
});

builder.queryFields((t) => ({
  active_sessions: t.field({
    type: [ActiveSessionType],
    description: 'The sessions of the account, the current one first.',
    authScopes: { guest: true },
    resolve: async (_root, _args, { services, requireViewer }) => listSessions(services, await requireViewer()),
  }),
}));

builder.mutationFields((t) => ({
  log_out_everywhere: t.field({
    type: Acknowledgement,
    description: 'Ends every session of the account, except the current one when keep_current is true.',
    authScopes: { guest: true },
    args: { keep_current: t.arg.boolean() },
    resolve: async (_root, { keep_current }, { services, requireViewer }) =>
      endEverySession(services, await requireViewer(), keep_current === true),
  }),
  end_session: t.field({
    type: Acknowledgement,
    authScopes: { guest: true },
    args: { id: t.arg.int({ required: true }) },
    resolve: async (_root, { id }, { services, requireViewer }) => endOneSession(services, await requireViewer(), id),
  }),
}));
