import { loginErrors } from '@thyme/domain/accounts';
import { useForm } from '@thyme/site/use-form.ts';
import { Button, PasswordField, TextField } from '@thyme/ui';
import { tellFailure } from '../../lib/failures.ts';
import { run } from '../../lib/graphql/client.ts';
import { startSession } from '../../lib/session.ts';
import { deskLogin } from './operations.ts';

export function LoginForm({ onDone }: { onDone: () => void }) {
  const { form, box, pending } = useForm({
    blank: { username: '', password: '' },
    validate: loginErrors,
    async send({ username, password }) {
      const { desk_login } = await run(deskLogin, { username: username.trim(), password }, { silent: true });
      startSession(desk_login.access_token);
      onDone();
    },
    onFailure: (error, { username }) => tellFailure(error, { api: 'desk_login', body: { username } }),
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
      <Button type="submit" busy={pending} wide>
        Log In
      </Button>
    </form>
  );
}
