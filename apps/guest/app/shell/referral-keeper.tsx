import { Button } from '@thyme/ui';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { choose } from '../lib/visitor/consent/choice.ts';
import { useChoice } from '../lib/visitor/consent/use-choice.ts';
import { referralCookie, referralOf } from '../lib/visitor/referral.ts';
import { SiteLink } from './site-link.tsx';

/** Stores the code of a referral link, says so, and lets the visitor decline. Loaded for such links only. */
export default function ReferralKeeper() {
  const { search } = useLocation();
  const choice = useChoice();
  const [code, setCode] = useState<string | null>(null);
  useEffect(() => {
    const cookie = referralCookie(search, document.cookie, window.location.protocol === 'https:');
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing from browsers that we serve.
    if (cookie) document.cookie = cookie;
    setCode(referralOf(document.cookie));
  }, [search]);
  return (
    <div
      aria-live="polite"
      className="pointer-events-none fixed inset-x-3 bottom-24 z-40 sm:right-auto sm:left-6 lg:bottom-6"
    >
      {code !== null && choice === null && <ReferralNotice code={code} />}
    </div>
  );
}

/** Small, at the edge, without covering content; both buttons look the same. */
function ReferralNotice({ code }: { code: string }) {
  const answer = (choice: 'yes' | 'no') => {
    choose(choice);
    document.getElementById('main')?.focus({ preventScroll: true });
  };
  return (
    <section
      aria-labelledby="recommended"
      className="pointer-events-auto max-w-96 animate-rise rounded-md bg-card p-5 shadow-lift ring-1 ring-ink/6"
    >
      <h2 id="recommended" className="display-22">
        You came through a friend’s link
      </h2>
      <p className="mt-1.5 mb-4 text-sm text-pretty text-ink-soft">
        We’d like to remember its code, <b className="break-all text-ink">{code}</b>, in a cookie for 30 days, so that
        we can thank them. We don’t use it for anything else. Is that OK?{' '}
        <SiteLink to="/system/cookies" className="font-semibold text-thyme-700 underline">
          About cookies
        </SiteLink>
      </p>
      <p className="grid grid-cols-2 gap-3">
        <Button variant="secondary" size="sm" onClick={() => answer('yes')}>
          Yes
        </Button>
        <Button variant="secondary" size="sm" onClick={() => answer('no')}>
          No, thanks
        </Button>
      </p>
    </section>
  );
}
