import { EbookPanel } from '../../features/content/ebook/ebook-panel.tsx';
import { FormFrame } from '../../features/leads/form-frame.tsx';
import { useSite } from '../../lib/page/use-site.ts';
import type { Route } from '../../routes/+types/get-free-ebook.ts';

export function FreeEbookPage({ loaderData: book }: Route.ComponentProps) {
  const { embeds } = useSite();
  return (
    <div className="grid gap-14 pt-8 pb-18 md:pt-12 md:pb-28">
      <EbookPanel book={book} level={1}>
        <FormFrame src={embeds.ebookForm ?? '/forms/ebook'} title="Get Free eBook" />
      </EbookPanel>
      <section aria-labelledby="inside" className="wrap">
        <h2 id="inside" className="display-36">
          What’s in it
        </h2>
        <ol className="mt-6 grid gap-x-14 md:grid-cols-2">
          {book.chapters.map(({ slug, title }) => (
            <li key={slug} className="border-t border-line py-3.5 text-lg">
              {title}
            </li>
          ))}
        </ol>
        <p className="mt-6 text-ink-soft">By {book.author}.</p>
      </section>
    </div>
  );
}
