import { builder } from '../../../graphql/builder.ts';
import { LoginUser } from '../sign-in/login-result-type.ts';
import { type CodeLogin, logInWithCode } from './log-in-with-code.ts';
import { registerWithCode } from './register-with-code.ts';
import { type CodeSent, sendLoginCode } from './send-code.ts';

const LoginCodeSent = builder.objectRef<CodeSent>('LoginCodeSent').implement({
  fields: (t) => ({
    status: t.exposeInt('status'),
    message: t.exposeString('message'),
    resend_in: t.exposeInt('resendIn', { description: 'Seconds until another code can be requested.' }),
  }),
});

const CodeLoginResult = builder.objectRef<CodeLogin>('CodeLoginResult').implement({
  fields: (t) => ({
    status: t.exposeInt('status'),
    message: t.exposeString('message'),
    access_token: t.string({ nullable: true, resolve: (result) => ('token' in result ? result.token : null) }),
    user: t.field({
      type: LoginUser,
      nullable: true,
      resolve: (result) => ('user' in result ? result.user : null),
    }),
    sign_up_token: t.string({
      nullable: true,
      description: 'The address has no account yet: register_with_code creates it with this token, once.',
      resolve: (result) => ('signUpToken' in result ? result.signUpToken : null),
    }),
  }),
});

builder.mutationFields((t) => ({
  send_login_code: t.field({
    type: LoginCodeSent,
    description: 'Sends a code that logs in or creates an account. The response is the same for every address.',
    args: { email: t.arg.string({ required: true }) },
    resolve: (_root, { email }, { services, client }) => sendLoginCode(services, email, client),
  }),
  login_with_code: t.field({
    type: CodeLoginResult,
    description: 'Logs in with the code, or returns a sign_up_token for an address without an account.',
    args: { email: t.arg.string({ required: true }), code: t.arg.string({ required: true }) },
    resolve: (_root, args, { services, client }) => logInWithCode(services, args, client),
  }),
  register_with_code: t.field({
    type: CodeLoginResult,
    args: {
      sign_up_token: t.arg.string({ required: true }),
      first_name: t.arg.string({ required: true }),
      last_name: t.arg.string({ required: true }),
      mobile: t.arg.string(),
      terms: t.arg.boolean({ required: true, description: 'The guest accepts the terms and the privacy policy.' }),
      marketing_notification: t.arg.boolean(),
      language: t.arg.string(),
    },
    resolve: (_root, args, { services, client }) => registerWithCode(services, args, client),
  }),
}));
