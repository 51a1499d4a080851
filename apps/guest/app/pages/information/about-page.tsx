import { Fragment } from 'react';
import { MarketplaceFigures } from '../../features/content/home/marketplace-figures.tsx';
import { Rules, Story, Writers } from '../../features/content/product/about-sections.tsx';
import { HtmlBody } from '../../features/content/text/html-body.tsx';
import { Photo } from '../../lib/view/photo.tsx';
import type { Route } from '../../routes/+types/system-about.ts';

export function AboutPage({ loaderData }: Route.ComponentProps) {
  const { page, opening, sections, page_picture: picture, marketplace, authors } = loaderData;
  return (
    <article className="grid grid-cols-[minmax(0,1fr)] gap-16 pb-18 md:gap-24 md:pb-28">
      <header className="wrap grid items-end gap-x-16 gap-y-4 pt-8 md:pt-16 lg:grid-cols-[1fr_24rem]">
        <h1 className="display-64 text-balance">{page.title}</h1>
        <HtmlBody html={opening} className="text-lg text-pretty text-ink-soft" />
        {picture && (
          <Photo
            photo={picture}
            first
            sizes="(min-width: 78rem) 75rem, 100vw"
            className="mt-6 aspect-[4/3] w-full rounded-lg object-[50%_62%] md:aspect-[2/1] md:rounded-[32px] lg:col-span-2"
          />
        )}
      </header>
      {sections.map((section, index) => (
        <Fragment key={section.id}>
          {section.points.length > 0 ? <Rules section={section} /> : <Story section={section} />}
          {index === 0 && <MarketplaceFigures figures={marketplace} />}
        </Fragment>
      ))}
      <Writers authors={authors} />
    </article>
  );
}
