import { ForgotPasswordForm } from '@thyme/site/accounts/forgot-password-form.tsx';
import { LoginForm } from '@thyme/site/accounts/login-form.tsx';
import { ResetPasswordForm } from '@thyme/site/accounts/reset-password-form.tsx';
import type { ReactNode } from 'react';
import { DeskLoginDocument, ForgotPasswordDocument, ResetPasswordDocument } from '../../generated/graphql.ts';
import { showFailure } from '../../lib/failures.ts';
import { run } from '../../lib/graphql/client.ts';
import { startSession } from '../../lib/session.ts';

/** Login form for business users. */
export function DeskLoginForm({ forgotten, onDone }: { forgotten: ReactNode; onDone: () => void }) {
  return (
    <LoginForm
      forgotten={forgotten}
      logIn={async (credentials) => {
        startSession((await run(DeskLoginDocument, credentials, { silent: true })).desk_login.access_token);
        onDone();
      }}
      onFailure={(error, username) => showFailure(error, { api: 'desk_login', body: { username } })}
    />
  );
}

export function DeskForgotPasswordForm() {
  return (
    <ForgotPasswordForm
      send={async (email) => (await run(ForgotPasswordDocument, { email })).forgotPassword}
      onFailure={(error) => showFailure(error, { api: 'forgotPassword' })}
    />
  );
}

export function DeskResetPasswordForm({ token, onDone }: { token: string; onDone: () => void }) {
  return (
    <ResetPasswordForm
      send={async (typed) => (await run(ResetPasswordDocument, { token, ...typed })).resetPassword}
      onFailure={(error) => showFailure(error, { api: 'resetPassword' })}
      onDone={onDone}
    />
  );
}
