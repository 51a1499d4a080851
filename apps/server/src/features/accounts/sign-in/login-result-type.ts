import { builder } from '../../../graphql/builder.ts';
import type { LoggedIn } from './login.ts';

export const LoginUser = builder.objectRef<LoggedIn['user']>('LoginUser').implement({
  fields: (t) => ({
    id: t.exposeInt('id'),
    user_type: t.exposeInt('userType'),
    first_name: t.exposeString('firstName'),
    last_name: t.exposeString('lastName'),
  }),
});

export const LoginResult = builder.objectRef<LoggedIn>('LoginResult').implement({
  fields: (t) => ({
    access_token: t.exposeString('token'),
    user: t.field({ type: LoginUser, resolve: (result) => result.user }),
  }),
});
