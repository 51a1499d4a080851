import { resetPasswordErrors, signUpErrors } from '@thyme/domain/accounts';
import { NameFields } from '@thyme/site/accounts/name-fields.tsx';
import { notify } from '@thyme/site/notify.ts';
import { useForm } from '@thyme/site/use-form.ts';
import { Button, PasswordField, TextField } from '@thyme/ui';
import { DeskJoinDocument } from '../../generated/graphql.ts';
import { showFailure } from '../../lib/failures.ts';
import { run } from '../../lib/graphql/client.ts';
import { startSession } from '../../lib/session.ts';

interface JoinFormProps {
  token: string;
  email: string;
  /** Whether they already have a business account, so that only the invitation is to be accepted. */
  hasAccount: boolean;
  /** Called when joined; `isIn` says whether they are logged in. */
  onDone: (isIn: boolean) => void;
}

const blank = { first_name: '', last_name: '', password: '', password_confirmation: '' };

/** Accepts an invitation: with a name and password for a new account. */
export function JoinForm({ token, email, hasAccount, onDone }: JoinFormProps) {
  const { form, box, pending } = useForm({
    blank,
    validate: (values) => {
      if (hasAccount) return {};
      const { first_name, last_name } = signUpErrors({ ...values, email, terms: true });
      const { password, password_confirmation } = resetPasswordErrors({ ...values, email });
      const errors = { first_name, last_name, password, password_confirmation };
      return Object.fromEntries(Object.entries(errors).filter(([, message]) => message !== undefined));
    },
    async send({ first_name, last_name, password }) {
      const { desk_join } = await run(DeskJoinDocument, { token, first_name, last_name, password }, { silent: true });
      if (desk_join) startSession(desk_join.access_token);
      else notify.success('You have joined. Please log in.');
      onDone(desk_join != null);
    },
    onFailure: (error) => showFailure(error, { api: 'desk_join' }),
  });
  return (
    <form {...form} aria-label="Join" className="grid gap-4.5">
      {!hasAccount && (
        <>
          <TextField label="Email" value={email} readOnly autoComplete="username" />
          <NameFields box={box} />
          <PasswordField {...box('password')} label="Password" autoComplete="new-password" />
          <PasswordField {...box('password_confirmation')} label="Confirm password" autoComplete="new-password" />
        </>
      )}
      <Button type="submit" wide busy={pending}>
        Join the desk
      </Button>
    </form>
  );
}
