import { PolicyTimeline } from '@thyme/ui/display/policy-timeline.tsx';
import { House, MessageCircle } from 'lucide-react';
import { Link } from 'react-router';
import { businessDecides, policySentence, policyStages } from './policy.ts';

interface PolicyStripProps {
  business: {
    name: string;
    slug: string;
    cancellation: readonly { value: number }[];
    cancellation_steps: readonly { hours: number; percent: number }[];
  };
  services: number;
}

/** The foot of a shop page: how much it offers, what cancelling costs, and links to write to it and to the home page. */
export function PolicyStrip({
  business: { name, slug, cancellation, cancellation_steps: steps },
  services,
}: PolicyStripProps) {
  const codes = cancellation.map(({ value }) => value);
  const stages = policyStages(codes, steps);
  return (
    <div className="bg-thyme-900 text-white">
      <div className="wrap grid items-center gap-x-16 gap-y-8 py-12 md:grid-cols-[auto_minmax(0,1fr)]">
        <p className="flex items-center gap-3">
          <b className="display text-[4rem] leading-none font-[420]">{services}</b>
          <span>
            {services === 1 ? 'service' : 'services'} at
            <br />
            {name}
          </span>
        </p>
        <div>
          <h2 className="display-22 mb-4">Cancellation policy</h2>
          {stages.length > 1 && <PolicyTimeline stages={stages} look="band" night />}
          {(stages.length === 1 || businessDecides(codes)) && (
            <p className="mt-3 text-mist">
              {businessDecides(codes) ? policySentence([3], name) : policySentence(codes, name, steps)}
            </p>
          )}
        </div>
      </div>
      <div className="wrap flex flex-wrap gap-x-8 border-t border-night-line pt-4">
        <a
          href={`/login/message/${slug}`}
          className="inline-flex min-h-11 items-center gap-2 text-mist no-underline hover:text-white hover:underline"
        >
          <MessageCircle aria-hidden="true" /> Message {name}
        </a>
        <Link
          to="/home"
          className="inline-flex min-h-11 items-center gap-2 text-mist no-underline hover:text-white hover:underline"
        >
          <House aria-hidden="true" /> Back to the home page
        </Link>
      </div>
    </div>
  );
}
