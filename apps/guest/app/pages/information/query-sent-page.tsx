import { useHydrated } from '@thyme/site/use-hydrated.ts';
import { Button } from '@thyme/ui';
import { ArrowRight } from 'lucide-react';
import { Link, useLocation } from 'react-router';
import letter from '../../features/leads/art/letter.svg';
import { SentSteps, sentIn } from '../../features/leads/sent-steps.tsx';

/** The confirmation that the form's page passed on. Opened directly, the page confirms nothing and links to the form. */
export function QuerySentPage() {
  const { state } = useLocation();
  const sent = sentIn(useHydrated() ? state : null);
  return (
    <div className="wrap grid justify-items-center pt-4 pb-18 text-center md:pt-8 md:pb-28">
      <img src={letter} alt="" width={420} height={315} className="h-auto w-60 md:w-75" />
      <h1 className="display-64 mt-3">{sent ? 'We have your message' : 'Write to us'}</h1>
      <p role={sent ? 'status' : undefined} className="mt-4 max-w-140 text-lg text-pretty text-ink-soft">
        {sent?.message ?? 'Have a question? Send us a message and you’ll hear from us within one working day.'}
      </p>
      <div className="mt-7 flex w-full flex-wrap items-center justify-center gap-x-6 gap-y-3">
        <Button size="lg" asChild className="max-sm:w-full">
          {sent ? <Link to="/home">Back to the home page</Link> : <Link to="/system/contact-us">Contact us</Link>}
        </Button>
        <Link
          to="/system/faq"
          className="inline-flex min-h-11 items-center gap-2 font-semibold text-thyme-700 no-underline hover:underline"
        >
          Read the FAQ <ArrowRight aria-hidden="true" className="size-4.5" />
        </Link>
      </div>
      {sent && <SentSteps sent={sent} />}
    </div>
  );
}
