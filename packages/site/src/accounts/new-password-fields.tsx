import { PasswordField } from '@thyme/ui';
import { PasswordRules } from './password-rules.tsx';

type Box = { name: string; defaultValue: string; error: string | undefined };

interface NewPasswordFieldsProps {
  password: Box;
  confirmation: Box;
  /** The password as typed so far. */
  typed: string;
  label?: string;
}

/** A new password, the rules it still breaks, and its confirmation. */
export function NewPasswordFields({ password, confirmation, typed, label = 'Password' }: NewPasswordFieldsProps) {
  return (
    <>
      <div className="grid gap-2">
        <PasswordField {...password} label={label} autoComplete="new-password" />
        <PasswordRules password={typed} />
      </div>
      <PasswordField {...confirmation} label="Confirm password" autoComplete="new-password" />
    </>
  );
}
