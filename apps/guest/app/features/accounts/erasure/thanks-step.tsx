import { Button } from '@thyme/ui';
import { useEffect } from 'react';
import { Link } from 'react-router';
import { forgetEverything } from '../../../lib/session/forgetting.ts';

/** The account is erased, and so is everything that this browser stored about it. */
export function LeavingThanks() {
  useEffect(() => forgetEverything(), []);
  return (
    <div role="status" className="grid max-w-140 gap-4">
      <h2 className="display-28">Thank you for your time with us</h2>
      <p className="text-ink-soft">
        Your account has been deleted and you’re logged out everywhere. We’ll send one last email to confirm. You’re
        welcome back any time with a new account.
      </p>
      <div>
        <Button asChild>
          <Link to="/">Back to the home page</Link>
        </Button>
      </div>
    </div>
  );
}
