import { Breadcrumbs, Button, Crumb } from '@thyme/ui';
import { Link } from 'react-router';
import { FeatureSlides } from '../../features/content/product/feature-slides.tsx';
import { HtmlBody } from '../../features/content/text/html-body.tsx';
import { crumbsData } from '../../lib/page/schema-org.ts';
import { StructuredData } from '../../lib/page/structured-data.tsx';
import { useSite } from '../../lib/page/use-site.ts';
import type { Route } from '../../routes/+types/business-feature.ts';

export function BusinessFeaturePage({ loaderData: { feature, others } }: Route.ComponentProps) {
  const { publicUrl } = useSite();
  const crumbs = [
    { name: 'Home', path: '/' },
    { name: 'For business', path: '/for-business' },
    { name: feature.title, path: `/business-feature/${feature.slug}` },
  ];
  return (
    <div className="pb-18 md:pb-28">
      <StructuredData data={crumbsData(publicUrl, crumbs)} />
      <div className="wrap pt-6">
        <Breadcrumbs>
          <Crumb asChild>
            <Link to="/home">Home</Link>
          </Crumb>
          <Crumb asChild>
            <Link to="/for-business">For business</Link>
          </Crumb>
          <Crumb here>{feature.title}</Crumb>
        </Breadcrumbs>
        <h1 className="display-64 mt-4 text-balance">{feature.title}</h1>
        <p className="mt-3 mb-8 max-w-160 text-lg text-pretty text-ink-soft">{feature.summary}</p>
      </div>
      <FeatureSlides key={feature.slug} name={feature.title} sliders={feature.sliders} fallback={feature.picture} />
      <div className="wrap mt-12 grid gap-12 lg:grid-cols-[minmax(0,44rem)_1fr] lg:gap-22">
        <HtmlBody html={feature.description} className="text-lg text-pretty" />
        <aside className="self-start rounded-lg bg-card p-7 shadow-soft lg:sticky lg:top-28">
          <h2 className="display-22">See it with your own services</h2>
          <p className="mt-2 mb-5 text-ink-soft">A demo takes 30 minutes and is free.</p>
          <Button wide asChild>
            <Link to="/system/book-a-demo">Book A Demo</Link>
          </Button>
          <h2 className="mt-8 mb-1 font-semibold">More features</h2>
          <ul>
            {others.map(({ id, slug, title }) => (
              <li key={id} className="border-b border-line last:border-0">
                <Link
                  to={`/business-feature/${slug}`}
                  className="flex min-h-11 items-center no-underline hover:underline"
                >
                  {title}
                </Link>
              </li>
            ))}
          </ul>
        </aside>
      </div>
    </div>
  );
}
