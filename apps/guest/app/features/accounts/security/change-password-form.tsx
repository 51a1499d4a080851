import { useQueryClient } from '@tanstack/react-query';
import { changePasswordErrors } from '@thyme/domain/accounts';
import { NewPasswordFields } from '@thyme/site/accounts/new-password-fields.tsx';
import { SubmitRow } from '@thyme/site/accounts/submit-row.tsx';
import { notify } from '@thyme/site/notify.ts';
import { useForm } from '@thyme/site/use-form.ts';
import { PasswordField } from '@thyme/ui';
import { useState } from 'react';
import { ChangePasswordDocument } from '../../../generated/graphql.ts';
import { accepted, CREDENTIALS_ERROR, showFailure } from '../../../lib/failures.ts';
import { run } from '../../../lib/graphql/client.ts';

/** A new form for each success, so that no old password stays in its boxes. */
export function ChangePasswordForm({ email, hasPassword }: { email: string; hasPassword: boolean }) {
  const [turn, setTurn] = useState(0);
  return <Boxes key={turn} {...{ email, hasPassword }} onDone={() => setTurn(turn + 1)} />;
}

const blank = { old_password: '', password: '', password_confirmation: '' };

function Boxes({ email, hasPassword, onDone }: { email: string; hasPassword: boolean; onDone: () => void }) {
  const queries = useQueryClient();
  const { form, box, values, pending, ready } = useForm({
    blank,
    validate: (typed) => changePasswordErrors(typed, hasPassword),
    async send(typed) {
      const { updatePassword } = await run(ChangePasswordDocument, typed);
      notify.success(accepted(updatePassword).message);
      // The other sessions have ended with the old password.
      void queries.invalidateQueries({ queryKey: ['active-sessions'] });
      if (!hasPassword) await queries.invalidateQueries({ queryKey: ['profile'] });
      onDone();
    },
    onFailure: (error) => showFailure(error, { api: 'updatePassword', otherwise: CREDENTIALS_ERROR }),
  });
  return (
    <form {...form} aria-label="Change password" className="grid gap-4.5">
      {/* Password managers look here to know whose password it is. */}
      <input type="email" name="username" autoComplete="username" value={email} readOnly hidden />
      {hasPassword ? (
        <PasswordField {...box('old_password')} label="Old password" autoComplete="current-password" />
      ) : (
        <p className="text-ink-soft">
          You log in with a code, so there’s no old password. Set one if you’d rather type a password. Codes still work.
        </p>
      )}
      <NewPasswordFields
        label="New password"
        password={box('password')}
        confirmation={box('password_confirmation')}
        typed={values.password}
      />
      <SubmitRow pending={pending} ready={ready}>
        {hasPassword ? 'Change Password' : 'Set password'}
      </SubmitRow>
    </form>
  );
}
