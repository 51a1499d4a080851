import { Button, TextLink } from '@thyme/ui';
import { Link } from 'react-router';

/** Why a reset link no longer works. */
export function spentLinkWords(isUsed: boolean): { title: string; lead: string } {
  return isUsed
    ? {
        title: 'This link has been used',
        lead: 'Your password was already changed with it. Log in with the new one, or ask for another link.',
      }
    : {
        title: 'This link has expired',
        lead: 'A link works once, for an hour, and a newer one replaces it. Ask for another and use the latest email.',
      };
}

interface SpentLinkWaysProps {
  isUsed: boolean;
  loginPath: string;
  forgotPath: string;
}

/** The next steps; the likelier one is the button. */
export function SpentLinkWays({ isUsed, loginPath, forgotPath }: SpentLinkWaysProps) {
  const login = <Link to={loginPath}>Log In</Link>;
  const another = <Link to={forgotPath}>Send me a new link</Link>;
  return (
    <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
      <Button asChild>{isUsed ? login : another}</Button>
      <TextLink asChild standalone>
        {isUsed ? another : login}
      </TextLink>
    </div>
  );
}
