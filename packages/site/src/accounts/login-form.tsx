import { loginErrors } from '@thyme/domain/accounts';
import { PasswordField } from '@thyme/ui';
import type { ReactNode } from 'react';
import { useForm } from '../use-form.ts';
import { EmailField } from './email-field.tsx';
import { SubmitRow } from './submit-row.tsx';

export interface Credentials {
  username: string;
  password: string;
}

interface LoginFormProps {
  /** Sends the credentials and starts the session. */
  logIn: (credentials: Credentials) => Promise<void>;
  onFailure: (error: unknown, username: string) => void;
  /** The link to the form that sends a reset link. */
  forgotten: ReactNode;
  /** An address that is already known. */
  email?: string;
}

/** Email and password. */
export function LoginForm({ logIn, onFailure, forgotten, email = '' }: LoginFormProps) {
  const { form, box, pending, ready } = useForm({
    blank: { username: email, password: '' },
    validate: loginErrors,
    send: ({ username, password }) => logIn({ username: username.trim(), password }),
    onFailure: (error, { username }) => onFailure(error, username),
  });
  return (
    <form {...form} aria-label="Log in" className="grid gap-4.5">
      <EmailField {...box('username')} />
      <PasswordField {...box('password')} label="Password" autoComplete="current-password" />
      <div className="-my-1.5">{forgotten}</div>
      <SubmitRow pending={pending} ready={ready}>
        Log In
      </SubmitRow>
    </form>
  );
}
