import { eachProfileField, profileField } from '@thyme/domain/accounts';
import { z } from 'zod';
import { Acknowledgement } from '../../../graphql/acknowledgement.ts';
import { builder } from '../../../graphql/builder.ts';
import { GuestProfile } from './guest-profile-type.ts';
import { updateProfile } from './profile-update.ts';
import { readProfile } from './read-profile.ts';

builder.queryFields((t) => ({
  profileInformation: t.field({
    type: GuestProfile,
    authScopes: { guest: true },
    resolve: async (_root, _args, { services, requireViewer }) => readProfile(services, (await requireViewer()).id),
  }),
}));

const text = (most: number) => z.string().max(most).nullish();

builder.mutationFields((t) => ({
  guestProfileUpdate: t.field({
    type: Acknowledgement,
    description: 'Missing fields do not change. updateEmail changes the email, updatePassword the password.',
    authScopes: { guest: true },
    args: {
      first_name: t.arg.string({ validate: text(200) }),
      last_name: t.arg.string({ validate: text(200) }),
      mobile: t.arg.string({ validate: text(40) }),
      email: t.arg.string({ validate: text(320) }),
      password: t.arg.string({ description: 'Accepted but not used.', validate: text(1_000) }),
      ...eachProfileField((name) =>
        t.arg.string(profileField(name).kind === 'country' ? { description: 'Two letters.' } : {}),
      ),
      client_source: t.arg.string({ validate: text(200) }),
      display_booking: t.arg.boolean(),
      dob: t.arg.int({ description: 'Unix seconds.' }),
      email_notification: t.arg.boolean(),
      marketing_notification: t.arg.boolean(),
      language: t.arg.string({ validate: text(10) }),
      hash: t.arg.string({ description: 'Accepted but not used.', validate: text(200) }),
      photo: t.arg.string({
        description: 'The path returned by POST /account/photo; empty or null removes the photo.',
        validate: text(400),
      }),
    },
    resolve: async (_root, { password: _password, hash: _hash, ...form }, { services, requireViewer }) =>
      updateProfile(services, (await requireViewer()).id, form),
  }),
}));
