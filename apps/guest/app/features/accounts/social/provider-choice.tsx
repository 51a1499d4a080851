import { Mail } from 'lucide-react';
import type { ReactNode } from 'react';
import { choiceStyles, ProviderButtons } from './provider-buttons.tsx';
import type { useProviders } from './use-providers.ts';

/** The four ways in. */
export function ProviderChoice({
  social,
  email,
}: {
  social: ReturnType<typeof useProviders>;
  /** The link or button of the first one, given its looks and words. */
  email: (look: { className: string; children: ReactNode }) => ReactNode;
}) {
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
      <ProviderButtons social={social} />
    </div>
  );
}
