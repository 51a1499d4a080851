import { ForgotPasswordForm } from '@thyme/site/accounts/forgot-password-form.tsx';
import { LoginForm } from '@thyme/site/accounts/login-form.tsx';
import { ResetPasswordForm } from '@thyme/site/accounts/reset-password-form.tsx';
import { notify } from '@thyme/site/notify.ts';
import type { ReactNode } from 'react';
import {
  ForgotPasswordDocument,
  LogInWithPasswordDocument,
  ResetPasswordDocument,
} from '../../../generated/graphql.ts';
import { CREDENTIALS_ERROR, showFailure } from '../../../lib/failures.ts';
import { run } from '../../../lib/graphql/client.ts';
import { startSession } from '../start-session.ts';

interface GuestLoginFormProps {
  onDone: () => void;
  forgotten: ReactNode;
  email?: string;
}

/** The login form, which starts a guest's session. */
export function GuestLoginForm({ onDone, ...form }: GuestLoginFormProps) {
  return (
    <LoginForm
      {...form}
      logIn={async (credentials) => {
        startSession((await run(LogInWithPasswordDocument, credentials)).login);
        notify.success('Login successful!');
        onDone();
      }}
      onFailure={(error, username) => showFailure(error, { api: 'login', body: { username } })}
    />
  );
}

export function GuestForgotPasswordForm() {
  return (
    <ForgotPasswordForm
      send={async (email) => (await run(ForgotPasswordDocument, { email })).forgotPassword}
      onFailure={(error) => showFailure(error, { api: 'forgotPassword', otherwise: CREDENTIALS_ERROR })}
    />
  );
}

export function GuestResetPasswordForm({ token, onDone }: { token: string; onDone: () => void }) {
  return (
    <ResetPasswordForm
      send={async (typed) => (await run(ResetPasswordDocument, { token, ...typed })).resetPassword}
      onFailure={(error) => showFailure(error, { api: 'resetPassword', otherwise: CREDENTIALS_ERROR })}
      onDone={onDone}
    />
  );
}
