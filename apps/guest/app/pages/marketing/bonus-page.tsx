import { Button } from '@thyme/ui';
import { clsx } from 'clsx';
import { Link } from 'react-router';
import { BonusSheets } from '../../features/content/ebook/bonus-sheets.tsx';
import { EbookPanel } from '../../features/content/ebook/ebook-panel.tsx';
import { FilmFrame } from '../../features/content/films/film-frame.tsx';
import { FormFrame } from '../../features/leads/form-frame.tsx';
import { useSite } from '../../lib/page/use-site.ts';
import type { Route } from '../../routes/+types/bonus.ts';

export function BonusPage({ loaderData: { bonus, bonuses, bonus_sheets: sheets, ebook } }: Route.ComponentProps) {
  const { embeds } = useSite();
  if (!bonus) return <BonusMissing />;
  const { overview, software, picture } = bonus;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-18 pb-18 md:gap-24 md:pb-28">
      <section aria-labelledby="overview" className="bg-sand pb-14 md:pb-18">
        <div className="wrap">
          <nav aria-label="Themes" className="flex flex-wrap gap-1 py-6">
            {bonuses.map(({ id, slug, title }) => (
              <Link
                key={id}
                to={`/bonus/${slug}`}
                aria-current={slug === bonus.slug ? 'page' : undefined}
                className={clsx(
                  'inline-flex min-h-11 items-center rounded-sm px-4 no-underline',
                  slug === bonus.slug ? 'bg-card font-semibold' : 'hover:bg-card/60',
                )}
              >
                {title}
              </Link>
            ))}
          </nav>
          <div className="grid items-center gap-8 lg:grid-cols-2 lg:gap-16">
            <div>
              <h1 id="overview" className="display-64 text-balance">
                {overview.title}
              </h1>
              <p className="mt-4 mb-7 text-lg text-pretty text-ink-soft">{overview.description}</p>
              <Button variant="clay" size="lg" asChild>
                <Link to="/system/book-a-call">Book A Discovery Call</Link>
              </Button>
            </div>
            <FilmFrame code={overview.video_id} title={overview.title} poster={picture} first />
          </div>
        </div>
      </section>
      {sheets.length > 0 && <BonusSheets sheets={sheets} />}
      {ebook && (
        <EbookPanel book={ebook}>
          <FormFrame src={embeds.ebookForm ?? '/forms/ebook'} title="Get Free eBook" />
        </EbookPanel>
      )}
      <section aria-labelledby="software" className="wrap grid items-center gap-8 lg:grid-cols-2 lg:gap-16">
        {software.video_id && <FilmFrame code={software.video_id} title={software.title} />}
        <div>
          <h2 id="software" className="display-48 text-balance">
            {software.title}
          </h2>
          <p className="mt-4 mb-7 text-lg text-pretty text-ink-soft">{software.description}</p>
          <Button asChild>
            <Link to="/system/book-a-call">Book A Discovery Call</Link>
          </Button>
        </div>
      </section>
    </div>
  );
}

function BonusMissing() {
  return (
    <div className="wrap grid min-h-[60vh] content-center justify-items-start gap-6 py-18">
      <h1 className="display-64">Bonus Item Not Found</h1>
      <Button asChild>
        <Link to="/bonus-materials">All bonus materials</Link>
      </Button>
    </div>
  );
}
