import { z } from 'zod';
import { Acknowledgement } from '../../../graphql/acknowledgement.ts';
import { builder } from '../../../graphql/builder.ts';
import { updateEmail } from '../profile/email-change.ts';
import { updatePassword } from './password-change.ts';
import { readResetLink, requestReset, resetPassword } from './password-reset.ts';

builder.queryFields((t) => ({
  reset_link_state: t.field({
    type: 'String',
    description: "'open', 'used', or 'gone' for a link that has expired or was replaced by a newer one.",
    args: { token: t.arg.string({ required: true, validate: z.string().max(200) }) },
    resolve: (_root, { token }, { services }) => readResetLink(services, token),
  }),
}));

builder.mutationFields((t) => ({
  forgotPassword: t.field({
    type: Acknowledgement,
    args: { email: t.arg.string({ required: true }) },
    resolve: (_root, { email }, { services, client }) => requestReset(services, email, client),
  }),
  resetPassword: t.field({
    type: Acknowledgement,
    args: {
      token: t.arg.string({ required: true }),
      email: t.arg.string({ required: true }),
      password: t.arg.string({ required: true }),
      password_confirmation: t.arg.string({ required: true }),
    },
    resolve: (_root, args, { services, client }) => resetPassword(services, args, client),
  }),
  updatePassword: t.field({
    type: Acknowledgement,
    description: 'Ends the other sessions of the account; the current one continues.',
    authScopes: { guest: true },
    args: {
      old_password: t.arg.string({ required: true }),
      password: t.arg.string({ required: true }),
      password_confirmation: t.arg.string({ required: true }),
    },
    resolve: async (_root, args, { services, requireViewer }) => updatePassword(services, await requireViewer(), args),
  }),
  updateEmail: t.field({
    type: Acknowledgement,
    description:
      'With an empty otp_code a code is sent to the new address; with the code the address changes and all sessions end.',
    authScopes: { guest: true },
    args: { email: t.arg.string({ required: true }), otp_code: t.arg.string() },
    resolve: async (_root, args, { services, requireViewer }) => updateEmail(services, await requireViewer(), args),
  }),
}));
