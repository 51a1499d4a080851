import { useQueryClient } from '@tanstack/react-query';
import { changePasswordErrors } from '@thyme/domain/accounts';
import { NewPasswordFields } from '@thyme/site/accounts/new-password-fields.tsx';
import { SubmitRow } from '@thyme/site/accounts/submit-row.tsx';
import { notify } from '@thyme/site/notify.ts';
import { useForm } from '@thyme/site/use-form.ts';
import { PasswordField } from '@thyme/ui';
import { useState } from 'react';
import { ChangePasswordDocument } from '../../../generated/graphql.ts';
import { accepted, CREDENTIALS_ERROR, tellFailure } from '../../../lib/failures.ts';
import { run } from '../../../lib/graphql/client.ts';

/** A new form for each success, so that no old password stays in its boxes. */
export function ChangePasswordForm({ email }: { email: string }) {
  const [turn, setTurn] = useState(0);
  return <Boxes key={turn} email={email} onDone={() => setTurn(turn + 1)} />;
}

const blank = { old_password: '', password: '', password_confirmation: '' };

function Boxes({ email, onDone }: { email: string; onDone: () => void }) {
  const queries = useQueryClient();
  const { form, box, values, pending, ready } = useForm({
    blank,
    validate: changePasswordErrors,
    async send(typed) {
      const { updatePassword } = await run(ChangePasswordDocument, typed);
      notify.success(accepted(updatePassword).message);
      // The other sessions have ended with the old password.
      void queries.invalidateQueries({ queryKey: ['active-sessions'] });
      onDone();
    },
    onFailure: (error) => tellFailure(error, { api: 'updatePassword', otherwise: CREDENTIALS_ERROR }),
  });
  return (
    <form {...form} aria-label="Change password" className="grid gap-4.5">
      {/* Password managers look here to know whose password it is. */}
      <input type="email" name="username" autoComplete="username" value={email} readOnly hidden />
      <PasswordField {...box('old_password')} label="Old password" autoComplete="current-password" />
      <NewPasswordFields
        label="New password"
        password={box('password')}
        confirmation={box('password_confirmation')}
        typed={values.password}
      />
      <SubmitRow pending={pending} ready={ready}>
        Change Password
      </SubmitRow>
    </form>
  );
}
