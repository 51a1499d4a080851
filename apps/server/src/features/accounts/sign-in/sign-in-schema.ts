import { Acknowledgement } from '../../../graphql/acknowledgement.ts';
import { builder } from '../../../graphql/builder.ts';
import { registerSocial, type SocialLogin, socialLogin } from '../social/social.ts';
import { logIn, logInToDesk } from './login.ts';
import { LoginResult, LoginUser } from './login-result-type.ts';
import { registerGuest } from './registration.ts';
import { endSessionOf } from './sessions.ts';

const SocialLoginResult = builder.objectRef<SocialLogin>('SocialLoginResult').implement({
  fields: (t) => ({
    status: t.exposeInt('status'),
    message: t.exposeString('message'),
    reason: t.string({
      nullable: true,
      description:
        'Why status is 0: unknown_account (register, then try again), email_taken, wrong_account or invalid_token.',
      resolve: (result) => (result.status === 0 ? result.reason : null),
    }),
    access_token: t.string({ nullable: true, resolve: (result) => (result.status === 1 ? result.token : null) }),
    user: t.field({
      type: LoginUser,
      nullable: true,
      resolve: (result) => (result.status === 1 ? result.user : null),
    }),
  }),
});

builder.mutationFields((t) => ({
  guestRegister: t.field({
    type: Acknowledgement,
    args: {
      first_name: t.arg.string({ required: true }),
      last_name: t.arg.string({ required: true }),
      mobile: t.arg.string(),
      email: t.arg.string({ required: true }),
      password: t.arg.string({ required: true }),
      additional_mobile: t.arg.string(),
      client_source: t.arg.string(),
      display_booking: t.arg.boolean(),
      gender: t.arg.string(),
      dob: t.arg.int({ description: 'Unix seconds.' }),
      client_info: t.arg.string(),
      address: t.arg.string(),
      email_notification: t.arg.boolean(),
      marketing_notification: t.arg.boolean(),
      language: t.arg.string(),
      hash: t.arg.string({ description: 'SHA-256 in hex of the email followed by the fixed word; checked when sent.' }),
    },
    resolve: (_root, args, { services, client }) => registerGuest(services, args, client),
  }),
  login: t.field({
    type: LoginResult,
    args: { username: t.arg.string({ required: true }), password: t.arg.string({ required: true }) },
    resolve: (_root, args, { services, client }) => logIn(services, args, client),
  }),
  desk_login: t.field({
    type: LoginResult,
    description: 'The login of the business desk: business accounts only.',
    args: { username: t.arg.string({ required: true }), password: t.arg.string({ required: true }) },
    resolve: (_root, args, { services, client }) => logInToDesk(services, args, client),
  }),
  logout: t.field({
    type: Acknowledgement,
    resolve: async (_root, _args, { services, requireViewer }) => endSessionOf(services, await requireViewer()),
  }),
  socialLogin: t.field({
    type: SocialLoginResult,
    args: { provider: t.arg.string({ required: true }), token: t.arg.string({ required: true }) },
    resolve: (_root, args, { services, client }) => socialLogin(services, args, client),
  }),
  socialRegister: t.field({
    type: Acknowledgement,
    args: {
      first_name: t.arg.string({ required: true }),
      last_name: t.arg.string({ required: true }),
      mobile: t.arg.string(),
      email: t.arg.string(),
      password: t.arg.string({ required: true, description: "The provider's token." }),
      provider: t.arg.string({ required: true }),
      provider_id: t.arg.string({ required: true, description: "The provider's id of the person." }),
    },
    resolve: (_root, args, { services, client }) => registerSocial(services, args, client),
  }),
}));
