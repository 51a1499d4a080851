import { Button } from '@thyme/ui';
import { Check } from 'lucide-react';
import { Link, useLocation } from 'react-router';
import { describePage } from '../lib/meta.ts';
import { useHydrated } from '../lib/use-hydrated.ts';
import type { Route } from './+types/system-query-sent.ts';

export function meta({ matches }: Route.MetaArgs) {
  return describePage(matches, {
    title: 'Sent',
    description: 'What you wrote is with us.',
    path: '/system/query-sent',
    hidden: true,
  });
}

/** The words that the form's page handed on; whoever opens this page by itself gets plain ones. */
function messageIn(state: unknown): string | null {
  if (typeof state !== 'object' || state === null || !('message' in state)) return null;
  return typeof state.message === 'string' ? state.message : null;
}

export default function QuerySent() {
  const { state } = useLocation();
  const message = messageIn(useHydrated() ? state : null);
  return (
    <div className="wrap grid min-h-[60vh] content-center justify-items-center gap-5 py-18 text-center">
      <span className="grid size-16 place-items-center rounded-full bg-thyme-100 text-thyme-700">
        <Check aria-hidden="true" className="size-8" />
      </span>
      <h1 className="display-48">Sent</h1>
      <p role="status" className="max-w-140 text-lg text-pretty text-ink-soft">
        {message ?? 'What you wrote is with us.'}
      </p>
      <div className="mt-2 flex flex-wrap justify-center gap-3">
        <Button asChild>
          <Link to="/home">Back to the home page</Link>
        </Button>
        <Button variant="secondary" asChild>
          <Link to="/system/faq">FAQ</Link>
        </Button>
      </div>
    </div>
  );
}
