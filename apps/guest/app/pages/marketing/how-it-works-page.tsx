import { Button } from '@thyme/ui';
import { Link } from 'react-router';
import { BlogPromo } from '../../features/content/blog/blog-card.tsx';
import { BlogCarousel } from '../../features/content/blog/blog-carousel.tsx';
import { EbookPanel } from '../../features/content/ebook/ebook-panel.tsx';
import { FilmFrame } from '../../features/content/films/film-frame.tsx';
import { ComparisonTable } from '../../features/content/pricing/comparison-table.tsx';
import { FeatureBlocks } from '../../features/content/product/feature-blocks.tsx';
import { PainsGraphic } from '../../features/content/product/pains-graphic.tsx';
import { PageHead } from '../../features/content/text/page-head.tsx';
import { FormFrame } from '../../features/leads/form-frame.tsx';
import { useSite } from '../../lib/page/use-site.ts';
import type { Route } from '../../routes/+types/how-it-works.ts';

export function HowItWorksPage({ loaderData }: Route.ComponentProps) {
  const { words, comparison, pains, film, page_videos: video, ebook, blogs } = loaderData;
  const { embeds } = useSite();
  const [promoted, ...carousel] = blogs;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-18 pb-18 md:gap-26 md:pb-28 [&>:nth-child(n+2)]:far">
      <div>
        <PageHead title={words.title} lead={words.description}>
          <Button variant="clay" asChild>
            <Link to="/system/book-a-demo">Book A Discovery Call</Link>
          </Button>
          <Button variant="ghost" asChild>
            <a href="#ebook">Get Free eBook</a>
          </Button>
        </PageHead>
        {film && (
          <div className="wrap">
            <FilmFrame
              code={video?.video_code}
              title={film.title}
              description={film.description}
              poster={film.poster}
              first
            />
            <ol className="mt-6 grid grid-cols-2 gap-4 sm:grid-cols-5">
              {words.chapters.map(({ at, label }) => (
                <li key={at} className="border-t-2 border-thyme-300 pt-2.5 text-sm font-semibold">
                  {label}
                </li>
              ))}
            </ol>
          </div>
        )}
      </div>
      <FeatureBlocks blocks={words.blocks} />
      {pains && <PainsGraphic pains={pains} />}
      {comparison && <ComparisonTable comparison={comparison} />}
      {carousel.length > 0 && <BlogCarousel posts={carousel} />}
      {promoted && <BlogPromo post={promoted} />}
      {ebook && (
        <EbookPanel book={ebook}>
          <FormFrame src={embeds.ebookForm ?? '/forms/ebook'} title="Get Free eBook" />
        </EbookPanel>
      )}
    </div>
  );
}
