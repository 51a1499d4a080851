import { SpentLinkWays, spentLinkWords } from '@thyme/site/accounts/spent-link.tsx';
import { AuthPage } from '../auth-page.tsx';

/** Shown for a reset link that was used or has expired: why, and the next step. */
export function SpentLink({ isUsed }: { isUsed: boolean }) {
  return (
    <AuthPage {...spentLinkWords(isUsed)}>
      <SpentLinkWays isUsed={isUsed} loginPath="/login" forgotPath="/forget-password" />
    </AuthPage>
  );
}
