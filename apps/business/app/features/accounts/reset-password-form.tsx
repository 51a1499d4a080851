import { resetPasswordErrors } from '@thyme/domain/accounts';
import { notify } from '@thyme/site/notify.ts';
import { useForm } from '@thyme/site/use-form.ts';
import { Button, PasswordField, TextField } from '@thyme/ui';
import { accepted, tellFailure } from '../../lib/failures.ts';
import { run } from '../../lib/graphql/client.ts';
import { setNewPassword } from './operations.ts';

const blank = { email: '', password: '', password_confirmation: '' };

export function ResetPasswordForm({ token, onDone }: { token: string; onDone: () => void }) {
  const { form, box, pending } = useForm({
    blank,
    validate: resetPasswordErrors,
    async send(typed) {
      const { resetPassword } = await run(setNewPassword, { token, ...typed, email: typed.email.trim() });
      notify.success(accepted(resetPassword).message);
      onDone();
    },
    onFailure: (error) => tellFailure(error, { api: 'resetPassword' }),
  });
  return (
    <form {...form} aria-label="New password" className="grid gap-4.5">
      <TextField
        {...box('email')}
        label="Email"
        type="email"
        inputMode="email"
        autoComplete="username"
        autoCapitalize="none"
      />
      <PasswordField {...box('password')} label="New password" autoComplete="new-password" />
      <PasswordField {...box('password_confirmation')} label="Confirm password" autoComplete="new-password" />
      <Button type="submit" busy={pending} wide>
        Save the new password
      </Button>
    </form>
  );
}
