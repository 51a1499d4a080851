import { resetPasswordErrors } from '@thyme/domain/accounts';
import { TextField } from '@thyme/ui';
import { accepted, CREDENTIALS_ERROR, tellFailure } from '../../lib/failures.ts';
import { run } from '../../lib/graphql/client.ts';
import { notify } from '../../lib/notify.ts';
import { NewPasswordFields } from './new-password-fields.tsx';
import { setNewPassword } from './operations.ts';
import { SubmitRow } from './submit-row.tsx';
import { useForm } from './use-form.ts';

const blank = { email: '', password: '', password_confirmation: '' };

export function ResetPasswordForm({ token, onDone }: { token: string; onDone: () => void }) {
  const { form, box, values, pending, ready } = useForm({
    blank,
    validate: resetPasswordErrors,
    async send(typed) {
      const { resetPassword } = await run(setNewPassword, { token, ...typed, email: typed.email.trim() });
      notify.success(accepted(resetPassword).message);
      onDone();
    },
    onFailure: (error) => tellFailure(error, { api: 'resetPassword', otherwise: CREDENTIALS_ERROR }),
  });
  return (
    <form {...form} aria-label="Reset" className="grid gap-4.5">
      <TextField
        {...box('email')}
        label="Email"
        type="email"
        inputMode="email"
        autoComplete="username"
        autoCapitalize="none"
      />
      <NewPasswordFields
        label="New password"
        password={box('password')}
        confirmation={box('password_confirmation')}
        typed={values.password}
      />
      <SubmitRow pending={pending} ready={ready}>
        Save the new password
      </SubmitRow>
    </form>
  );
}
