import { loginErrors } from '@thyme/domain/accounts';
import { PasswordField, TextField } from '@thyme/ui';
import type { ReactNode } from 'react';
import { tellFailure } from '../../../lib/failures.ts';
import { run } from '../../../lib/graphql/client.ts';
import { notify } from '../../../lib/notify.ts';
import { logInWithPassword } from '../operations.ts';
import { startSession } from '../start-session.ts';
import { SubmitRow } from '../submit-row.tsx';
import { useForm } from '../use-form.ts';

interface Props {
  onDone: () => void;
  /** The way to a new password. */
  forgotten: ReactNode;
  /** The address that is known already. */
  email?: string;
}

export function EmailLoginForm({ onDone, forgotten, email = '' }: Props) {
  const { form, box, pending, ready } = useForm({
    blank: { username: email, password: '' },
    validate: loginErrors,
    async send({ username, password }) {
      const { login } = await run(logInWithPassword, { username: username.trim(), password });
      startSession(login);
      notify.success('Login successful!');
      onDone();
    },
    onFailure: (error, { username }) => tellFailure(error, { api: 'login', body: { username } }),
  });
  return (
    <form {...form} aria-label="Log in" className="grid gap-4.5">
      <TextField
        {...box('username')}
        label="Email"
        type="email"
        inputMode="email"
        autoComplete="username"
        autoCapitalize="none"
      />
      <PasswordField {...box('password')} label="Password" autoComplete="current-password" />
      <div className="-my-1.5">{forgotten}</div>
      <SubmitRow pending={pending} ready={ready}>
        Log In
      </SubmitRow>
    </form>
  );
}
