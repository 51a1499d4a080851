import { z } from 'zod';
import { Acknowledgement } from '../../../graphql/acknowledgement.ts';
import { builder } from '../../../graphql/builder.ts';
import { confirmByLink, sendConfirmation } from './confirm-email.ts';

builder.mutationFields((t) => ({
  confirm_email: t.field({
    type: Acknowledgement,
    description: 'Confirms an email address with the link that was sent to it. Needs no login.',
    args: { token: t.arg.string({ required: true, validate: z.string().max(200) }) },
    resolve: (_root, { token }, { services, client }) => confirmByLink(services, token, client),
  }),
  send_email_confirmation: t.field({
    type: Acknowledgement,
    description: 'Emails the confirmation link again. An account works without it.',
    authScopes: { guest: true },
    resolve: async (_root, _args, { services, requireViewer }) => sendConfirmation(services, await requireViewer()),
  }),
}));
