import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router';
import type { AboutPageQuery } from '../../../generated/graphql.ts';
import { Photo } from '../../../lib/view/photo.tsx';
import { HtmlBody } from '../text/html-body.tsx';
import type { Section } from '../text/outline.ts';

/** A heading with its text beside it. */
export function Story({ section: { id, text, html } }: { section: Section }) {
  return (
    <section aria-labelledby={id} className="wrap grid gap-x-16 gap-y-4 lg:grid-cols-[1fr_43.75rem]">
      <h2 id={id} className="display-48 scroll-mt-4 text-balance">
        {text}
      </h2>
      <HtmlBody html={html} lede className="text-lg text-pretty" />
    </section>
  );
}

/** Points as a numbered list, in two columns. */
export function Rules({ section: { id, text, points } }: { section: Section }) {
  return (
    <section aria-labelledby={id} className="border-y border-line bg-card py-16 md:py-24">
      <div className="wrap">
        <h2 id={id} className="display-48 scroll-mt-4">
          {text}
        </h2>
        <ol className="mt-8 grid gap-x-16 md:grid-cols-2">
          {points.map((point, index) => (
            <li
              key={point.id}
              className="grid grid-cols-[3.25rem_1fr] border-t border-line pt-6 pb-8 md:grid-cols-[4.5rem_1fr]"
            >
              <span aria-hidden="true" className="display-48 leading-none! text-clay-700">
                {index + 1}
              </span>
              <div>
                <h3 id={point.id} className="display-22">
                  {point.text}
                </h3>
                <HtmlBody html={point.html} className="mt-1.5 text-pretty text-ink-soft" />
              </div>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}

const posts = (number: number) => (number === 1 ? '1 post' : `${number} posts`);

/** The faces of the blog. */
export function Writers({ authors }: { authors: AboutPageQuery['authors'] }) {
  const writing = authors.filter((author) => author.number_of_posts > 0);
  if (writing.length === 0) return null;
  return (
    <section aria-labelledby="writers" className="wrap">
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-2">
        <h2 id="writers" className="display-48">
          Who writes here
        </h2>
        <Link
          to="/system/guest-query/careers"
          className="inline-flex min-h-11 items-center gap-2 font-semibold text-thyme-700 no-underline hover:underline"
        >
          Careers <ArrowRight aria-hidden="true" className="size-4.5" />
        </Link>
      </div>
      <ul className="mt-8 grid grid-cols-2 gap-x-4 gap-y-7 md:grid-cols-3 lg:grid-cols-6 lg:gap-x-6">
        {writing.map(({ name, about, number_of_posts: number, picture }) => (
          <li key={name}>
            <Photo
              photo={picture}
              alt=""
              sizes="(min-width: 68rem) 11rem, (min-width: 44rem) 33vw, 50vw"
              className="aspect-square w-full rounded-lg"
            />
            <b className="mt-3.5 block font-semibold">{name}</b>
            <span className="block text-sm text-balance text-ink-soft">{about}</span>
            <span className="block text-sm text-ink-soft">{posts(number)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
