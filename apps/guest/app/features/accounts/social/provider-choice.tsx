import { KeyRound, Mail } from 'lucide-react';
import type { ReactNode } from 'react';
import { choiceStyles, ProviderButtons, plainChoice } from './provider-buttons.tsx';
import type { useProviders } from './use-providers.ts';

type Look = { className: string; children: ReactNode };

interface ProviderChoiceProps {
  social: ReturnType<typeof useProviders>;
  /** The link or button for email and password, given its looks and label. */
  email: (look: Look) => ReactNode;
  /** The same for a code by email. */
  code: (look: Look) => ReactNode;
}

/** The ways to log in. */
export function ProviderChoice({ social, email, code }: ProviderChoiceProps) {
  return (
    <div className="grid gap-3">
      {email({
        className: `${choiceStyles} bg-thyme-700 text-white hover:bg-thyme-900`,
        children: (
          <>
            <Mail aria-hidden="true" />
            <span>Continue with email</span>
          </>
        ),
      })}
      {code(codeLook)}
      <ProviderButtons social={social} />
    </div>
  );
}

/** The looks and label of the login without a password. */
export const codeLook: Look = {
  className: `${choiceStyles} ${plainChoice}`,
  children: (
    <>
      <KeyRound aria-hidden="true" className="text-thyme-700" />
      <span>Continue with a code</span>
    </>
  ),
};
