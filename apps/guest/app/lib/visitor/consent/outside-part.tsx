import { Button } from '@thyme/ui';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import { choose } from './choice.ts';
import { useChoice } from './use-choice.ts';

interface OutsidePartProps {
  /** The company that serves it. */
  url: string;
  /** 'form', 'price list': what is missing without consent. */
  what: string;
  children: ReactNode;
}

/**
 * A part of a page that another company serves. Nothing is requested from it, so it can store nothing, before consent:
 * once for this page, or for all such parts.
 */
export function OutsidePart({ url, what, children }: OutsidePartProps) {
  const choice = useChoice();
  const [once, setOnce] = useState(false);
  if (choice === 'yes' || once) return children;
  const { host } = new URL(url);
  return (
    <div className="grid min-h-88 content-center justify-items-start gap-5 rounded-md border border-line bg-card p-6 text-ink md:p-8">
      <p className="max-w-prose text-pretty">
        This {what} comes from <b>{host}</b>. If you open it, {host} will see your IP address and may set its own
        cookies.{' '}
        <Link to="/system/cookies" className="font-semibold text-thyme-700 underline">
          About cookies
        </Link>
      </p>
      {choice !== 'unknown' && (
        <p className="flex flex-wrap gap-3">
          <Button variant="secondary" onClick={() => setOnce(true)}>
            Show the {what}
          </Button>
          {choice === null && (
            <Button variant="secondary" onClick={() => choose('yes')}>
              Always show content like this
            </Button>
          )}
        </p>
      )}
    </div>
  );
}
