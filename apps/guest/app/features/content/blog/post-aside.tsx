import { Button } from '@thyme/ui';
import { ChevronDown } from 'lucide-react';
import { Link } from 'react-router';
import type { BlogPostQuery } from '../../../generated/graphql.ts';
import type { Heading } from '../text/outline.ts';

interface PostAsideProps {
  ebook: BlogPostQuery['ebook'];
  headings: readonly Heading[];
}

/** Beside a post, or after it on a phone: the book, and the post's sections. */
export function PostAside({ ebook, headings }: PostAsideProps) {
  return (
    <aside
      aria-label="Beside this post"
      className="grid content-start gap-8 lg:sticky lg:top-25 lg:self-start print:hidden"
    >
      {ebook && (
        <section aria-labelledby="book" className="rounded-lg bg-thyme-100 p-7">
          <h2 id="book" className="display-22">
            Get Free eBook
          </h2>
          <p className="mt-2 mb-5 text-pretty">
            {ebook.title}. {ebook.subtitle}
          </p>
          <Button wide asChild>
            <Link to="/get-free-ebook">Get Free eBook</Link>
          </Button>
        </section>
      )}
      {headings.length > 1 && (
        <nav aria-labelledby="parts" className="max-lg:hidden">
          <h2 id="parts" className="mb-1.5 text-sm font-semibold">
            In this post
          </h2>
          <HeadingLinks headings={headings} />
        </nav>
      )}
    </aside>
  );
}

/** The same list before the post, folded, where there is no room beside it. */
export function PostContents({ headings }: { headings: readonly Heading[] }) {
  if (headings.length < 2) return null;
  return (
    <details className="group rounded-md border border-line bg-card px-5 lg:hidden print:hidden">
      <summary className="flex min-h-13 list-none items-center justify-between font-semibold">
        In this post
        <ChevronDown aria-hidden="true" className="text-thyme-700 transition-transform group-open:rotate-180" />
      </summary>
      <nav aria-label="In this post" className="pb-3">
        <HeadingLinks headings={headings} />
      </nav>
    </details>
  );
}

function HeadingLinks({ headings }: { headings: readonly Heading[] }) {
  return (
    <ul>
      {headings.map(({ id, text }) => (
        <li key={id} className="border-t border-line">
          <a
            href={`#${id}`}
            className="flex min-h-11 items-center font-medium text-thyme-700 no-underline hover:underline"
          >
            {text}
          </a>
        </li>
      ))}
    </ul>
  );
}
