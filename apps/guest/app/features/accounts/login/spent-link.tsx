import { SpentLinkWays, spentLinkWords } from '@thyme/site/accounts/spent-link.tsx';
import { AuthPage } from '../auth-page.tsx';

/** A link that sets no password any more: what happened to it, and the way on. */
export function SpentLink({ isUsed }: { isUsed: boolean }) {
  return (
    <AuthPage {...spentLinkWords(isUsed)}>
      <SpentLinkWays isUsed={isUsed} loginPath="/login" forgotPath="/forget-password" />
    </AuthPage>
  );
}
