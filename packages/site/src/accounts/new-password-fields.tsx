import { PasswordField } from '@thyme/ui';
import { PasswordRules } from './password-rules.tsx';

type Box = { name: string; defaultValue: string; error: string | undefined };

interface Props {
  password: Box;
  confirmation: Box;
  /** What has been typed so far. */
  typed: string;
  label?: string;
}

/** A password to choose, what it still lacks, and the same once more. */
export function NewPasswordFields({ password, confirmation, typed, label = 'Password' }: Props) {
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
