import { Button } from '@thyme/ui';
import { HtmlBody } from '../../features/content/text/html-body.tsx';
import type { Route } from '../../routes/+types/download-e-book.ts';

/** The book itself, to read here or to print, which on most devices also saves it as a PDF. */
export function EbookReaderPage({ loaderData: book }: Route.ComponentProps) {
  return (
    <div className="wrap grid gap-12 pt-8 pb-18 md:pt-14 md:pb-28 lg:grid-cols-[18rem_minmax(0,44rem)] lg:gap-18">
      <div className="lg:sticky lg:top-28 lg:self-start">
        <h1 className="display-48">Download eBook</h1>
        <p className="mt-3 mb-5 text-ink-soft">
          {book.title}. {book.subtitle}
        </p>
        <Button onClick={() => window.print()}>Print or save as PDF</Button>
        <nav aria-label="Chapters" className="mt-7 max-lg:hidden print:hidden">
          <ol>
            {book.chapters.map(({ slug, title }) => (
              <li key={slug}>
                <a href={`#${slug}`} className="flex min-h-11 items-center no-underline hover:underline">
                  {title}
                </a>
              </li>
            ))}
          </ol>
        </nav>
      </div>
      <article className="grid gap-14">
        {book.chapters.map(({ slug, title, body }) => (
          <section key={slug} id={slug} aria-labelledby={`${slug}-title`} className="scroll-mt-24">
            <h2 id={`${slug}-title`} className="display-36">
              {title}
            </h2>
            <HtmlBody html={body} className="mt-5 text-lg text-pretty" />
          </section>
        ))}
      </article>
    </div>
  );
}
