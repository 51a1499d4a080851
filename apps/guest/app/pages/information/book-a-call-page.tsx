import { Button } from '@thyme/ui';
import { Link } from 'react-router';
import { QuestionList } from '../../features/content/faq/questions.tsx';
import { CallSteps } from '../../features/content/product/call-steps.tsx';
import { Said } from '../../features/content/product/said.tsx';
import { FormFrame } from '../../features/leads/form-frame.tsx';
import { questionsData } from '../../lib/page/schema-org.ts';
import { StructuredData } from '../../lib/page/structured-data.tsx';
import { useSite } from '../../lib/page/use-site.ts';
import { Photo } from '../../lib/view/photo.tsx';
import type { Route } from '../../routes/+types/system-book-a-call.ts';

export function BookACallPage({ loaderData: call }: Route.ComponentProps) {
  const { embeds } = useSite();
  return (
    <div className="grid gap-18 pb-18 md:gap-26 md:pb-28">
      <StructuredData data={questionsData(call.faqs)} />
      <div className="wrap grid gap-10 pt-8 md:pt-14 lg:grid-cols-[1fr_28rem] lg:gap-16">
        <div>
          <h1 className="display-64 text-balance">{call.title}</h1>
          <p className="mt-4 max-w-140 text-lg text-pretty text-ink-soft">{call.description}</p>
          <CallSteps steps={call.steps} />
          <div className="mt-12 grid items-center gap-8 sm:grid-cols-[15rem_1fr]">
            <Photo photo={call.picture} sizes="15rem" className="aspect-square w-full rounded-lg max-sm:aspect-video" />
            <Said quote={call.quote} />
          </div>
        </div>
        <section aria-labelledby="form-title" className="self-start rounded-lg bg-card p-4 shadow-lift md:p-6">
          <h2 id="form-title" className="display-28 px-4 pt-2">
            {call.form_title}
          </h2>
          <FormFrame src={embeds.callForm ?? '/forms/call'} title="Book A Discovery Call" />
          <p className="px-4 pb-3 text-sm text-ink-soft">{call.form_note}</p>
        </section>
      </div>
      <QuestionList
        title="Good to know"
        lead={call.demo_text}
        faqs={call.faqs}
        action={
          <Button variant="secondary" asChild>
            <Link to="/system/book-a-demo">Book A Demo</Link>
          </Button>
        }
      />
    </div>
  );
}
