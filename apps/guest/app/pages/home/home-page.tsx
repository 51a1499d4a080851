import { Reveal } from '@thyme/ui';
import { ShopCard } from '../../features/businesses/shop-card.tsx';
import { EbookPanel } from '../../features/content/ebook/ebook-panel.tsx';
import { OverviewBand } from '../../features/content/films/overview-band.tsx';
import { HeroSlider } from '../../features/content/home/hero-slider.tsx';
import { Testimonials } from '../../features/content/testimonials.tsx';
import { FormFrame } from '../../features/leads/form-frame.tsx';
import { SearchForm } from '../../features/search/search-form.tsx';
import { CardTimes } from '../../features/search/times/card-times.tsx';
import { FreeStrip } from '../../features/search/times/free-strip.tsx';
import { lazyPart } from '../../lib/hydration/lazy-part.ts';
import { Static } from '../../lib/hydration/static.tsx';
import { organizationData, websiteData } from '../../lib/page/schema-org.ts';
import { StructuredData } from '../../lib/page/structured-data.tsx';
import { useSite } from '../../lib/page/use-site.ts';
import type { Route } from '../../routes/+types/home.ts';

const TradeList = lazyPart(async () => ({
  default: (await import('../../features/businesses/trades/trade-list.tsx')).TradeList,
}));
const FeatureList = lazyPart(async () => ({
  default: (await import('../../features/content/product/feature-list.tsx')).FeatureList,
}));
const Why = lazyPart(async () => ({ default: (await import('../../features/content/home/why.tsx')).Why }));
const Customers = lazyPart(async () => ({
  default: (await import('../../features/content/home/customers.tsx')).Customers,
}));

export function HomePage({ loaderData }: Route.ComponentProps) {
  const { slides, trades, shops, times, partner_features: features, opinions, customers, overview, ebook } = loaderData;
  const { embeds, publicUrl } = useSite();
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-18 pb-18 md:gap-28 md:pb-28">
      <StructuredData data={{ '@graph': [organizationData(publicUrl), websiteData(publicUrl)] }} />
      <section className="wrap pt-5 md:pt-11">
        <div className="grid items-end gap-x-10 gap-y-3.5 lg:grid-cols-[1fr_23.25rem]">
          <h1 className="display-64">Find an hour for yourself</h1>
          <p className="text-lg text-pretty text-ink-soft">
            Hair, skin, movement, therapy and lessons from small businesses near you. Every time you see is really free.
          </p>
        </div>
        <div className="mt-5 mb-4 md:mt-8">
          <SearchForm />
        </div>
        <div className="-mx-5 min-h-11.5 md:mx-0">
          <FreeStrip shops={shops} times={times} />
        </div>
        <div className="mt-7 grid grid-cols-[minmax(0,1fr)] gap-7 lg:mt-8 lg:grid-cols-[21.25rem_1fr] lg:gap-10">
          <Static part={TradeList} trades={trades} />
          <HeroSlider slides={slides} />
        </div>
      </section>
      {shops.length > 0 && (
        <Reveal>
          <section aria-labelledby="shops" className="wrap">
            <h2 id="shops" className="display-48">
              Rooms people come back to
            </h2>
            <ul className="scroll-row relative mt-8 grid snap-x auto-cols-[78%] grid-flow-col gap-x-6 gap-y-10 sm:auto-cols-[45%] lg:grid-flow-row lg:grid-cols-4">
              {shops.map((shop) => (
                <li key={shop.id} className="snap-start">
                  <ShopCard
                    shop={shop}
                    times={
                      <CardTimes
                        slug={shop.slug}
                        name={shop.name}
                        times={times.get(shop.id)?.times ?? null}
                        zoneLabel={shop.zone_label}
                      />
                    }
                  />
                </li>
              ))}
            </ul>
          </section>
        </Reveal>
      )}
      {overview.source && (
        <Reveal>
          <OverviewBand source={overview.source} title={overview.title} />
        </Reveal>
      )}
      <Reveal>
        <Static part={FeatureList} features={features} />
      </Reveal>
      {ebook && (
        <Reveal>
          <EbookPanel book={ebook}>
            <FormFrame src={embeds.ebookForm ?? '/forms/ebook'} title="Get Free eBook" />
          </EbookPanel>
        </Reveal>
      )}
      {opinions.length > 0 && (
        <Reveal>
          <div className="wrap">
            <Testimonials opinions={opinions} />
          </div>
        </Reveal>
      )}
      <Reveal>
        <Static part={Why} />
      </Reveal>
      {customers.length > 0 && (
        <Reveal>
          <Static part={Customers} opinions={customers} />
        </Reveal>
      )}
    </div>
  );
}
