import { type ResetPasswordForm as NewPassword, resetPasswordErrors } from '@thyme/domain/accounts';
import { accepted, type StatusMessage } from '../failures.ts';
import { notify } from '../notify.ts';
import { useForm } from '../use-form.ts';
import { EmailField } from './email-field.tsx';
import { NewPasswordFields } from './new-password-fields.tsx';
import { SubmitRow } from './submit-row.tsx';

interface ResetPasswordFormProps {
  send: (typed: NewPassword) => Promise<StatusMessage>;
  onFailure: (error: unknown) => void;
  onDone: () => void;
}

/** The page behind a reset link: the account's email and a new password. */
export function ResetPasswordForm({ send, onFailure, onDone }: ResetPasswordFormProps) {
  const { form, box, values, pending, ready } = useForm({
    blank: { email: '', password: '', password_confirmation: '' },
    validate: resetPasswordErrors,
    async send(typed) {
      notify.success(accepted(await send({ ...typed, email: typed.email.trim() })).message);
      onDone();
    },
    onFailure,
  });
  return (
    <form {...form} aria-label="Reset" className="grid gap-4.5">
      <EmailField {...box('email')} />
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
