import { plainText } from '@thyme/domain/text';
import { Button, TextLink } from '@thyme/ui';
import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router';
import { FaqSearch } from '../../features/content/faq/faq-search.tsx';
import { questionsData } from '../../lib/page/schema-org.ts';
import { StructuredData } from '../../lib/page/structured-data.tsx';
import { Photo } from '../../lib/view/photo.tsx';
import type { Route } from '../../routes/+types/system-faq.ts';

export function FaqPage({ loaderData: { categories, keyword, picture } }: Route.ComponentProps) {
  const faqs = categories.flatMap((category) => category.faqs);
  return (
    <div className="pb-18 md:pb-28">
      <StructuredData
        data={questionsData(faqs.map((faq) => ({ question: faq.question, answer: plainText(faq.answer) })))}
      />
      <FaqSearch first={categories} keyword={keyword} />
      <p className="wrap pb-14 text-center text-lg text-ink-soft">
        Still have a question?{' '}
        <TextLink asChild>
          <Link to="/system/contact-us">Write to us</Link>
        </TextLink>
        , or{' '}
        <TextLink asChild>
          <Link to="/system/guest-query-call">ask for a call back</Link>
        </TextLink>
        .
      </p>
      <section aria-labelledby="banner" className="wrap">
        <div className="grid overflow-hidden rounded-[32px] bg-thyme-900 text-white max-md:rounded-lg lg:grid-cols-[1fr_1.05fr] [&_:focus-visible]:outline-honey">
          <div className="grid content-center justify-items-start gap-4 p-8 md:p-16">
            <h2 id="banner" className="display-48 max-w-130">
              Do you run a studio yourself?
            </h2>
            <p className="max-w-130 text-lg text-mist">See a whole week of bookings, deposits and changes.</p>
            <Button variant="light" asChild className="mt-3">
              <Link to="/how-it-works">
                How It Works <ArrowRight aria-hidden="true" />
              </Link>
            </Button>
          </div>
          {picture && (
            <Photo
              photo={picture}
              alt=""
              sizes="(min-width: 68rem) 38rem, 100vw"
              className="aspect-[8/5] size-full max-lg:order-first lg:aspect-auto lg:min-h-85"
            />
          )}
        </div>
      </section>
    </div>
  );
}
