import { Button } from '@thyme/ui';
import { data } from 'react-router';
import { HtmlBody } from '../features/content/text/html-body.tsx';
import { EbookReaderPageDocument } from '../generated/graphql.ts';
import { runOnServer } from '../lib/graphql/run-on-server.ts';
import { describeFailed, describePage } from '../lib/page/meta.ts';
import type { Route } from './+types/download-e-book.ts';

export async function loader({ context }: Route.LoaderArgs) {
  const { ebook } = await runOnServer(context, EbookReaderPageDocument, {});
  if (!ebook) throw data(null, { status: 404 });
  return ebook;
}

export function meta({ matches, loaderData, error }: Route.MetaArgs) {
  if (!loaderData) return describeFailed(matches, error);
  return describePage(matches, {
    title: 'Download eBook',
    description: loaderData.description,
    path: '/download/e-book',
    hidden: true,
  });
}

/** The book itself, to read here or to print, which on most devices also saves it as a PDF. */
export default function DownloadEbook({ loaderData: book }: Route.ComponentProps) {
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
