import { Breadcrumbs, Crumb } from '@thyme/ui';
import type { ReactNode } from 'react';
import { data, Link, type RouterContextProvider } from 'react-router';
import { HtmlBody } from '../features/content/html-body.tsx';
import { cmsPage } from '../features/content/system-operations.ts';
import type { CmsPageQuery } from '../generated/graphql.ts';
import { irishDay } from '../lib/dates.ts';
import { runOnServer } from '../lib/graphql/run-on-server.ts';
import { describeFailed, describePage } from '../lib/meta.ts';

export type CmsPage = NonNullable<CmsPageQuery['pages']>;
type Matches = Parameters<typeof describePage>[0];

export async function loadCmsPage(context: Readonly<RouterContextProvider>, slug: string): Promise<CmsPage> {
  const { pages } = await runOnServer(context, cmsPage, { slug });
  if (!pages) throw data(null, { status: 404 });
  return pages;
}

export function describeCmsPage(matches: Matches, page: CmsPage | undefined, path: string, error: unknown) {
  if (!page) return describeFailed(matches, error);
  return describePage(matches, { title: page.title, description: page.meta_description, path });
}

const siblings = [
  { to: '/system/about', text: 'About' },
  { to: '/system/privacy-policy', text: 'Privacy Policy' },
  { to: '/system/web-terms', text: 'Web Terms' },
  { to: '/system/booking-terms', text: 'Booking Terms' },
  { to: '/system/cookies', text: 'Cookies and storage' },
  { to: '/system/accessibility', text: 'Accessibility' },
];

/** A page whose words are content: legal texts, about us. What can be done about them stands before the words. */
export function CmsPageView({ page, children }: { page: CmsPage; children?: ReactNode }) {
  return (
    <div className="wrap grid grid-cols-[minmax(0,1fr)] gap-10 pt-6 pb-18 md:pb-28 lg:grid-cols-[15rem_minmax(0,46rem)] lg:gap-18">
      <nav aria-label="Legal and company" className="max-lg:order-last lg:sticky lg:top-28 lg:self-start lg:pt-28">
        <ul className="grid gap-0.5">
          {siblings.map(({ to, text }) => (
            <li key={to}>
              <Link to={to} className="flex min-h-11 items-center rounded-sm px-3 no-underline hover:bg-sand">
                {text}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <article>
        <Breadcrumbs>
          <Crumb asChild>
            <Link to="/home">Home</Link>
          </Crumb>
          <Crumb here>{page.title}</Crumb>
        </Breadcrumbs>
        <h1 className="display-64 mt-4 text-balance">{page.title}</h1>
        <p className="mt-3 text-sm text-ink-soft">Last changed on {irishDay(page.updated_at)}</p>
        {children}
        <HtmlBody html={page.body} className="mt-8 text-lg text-pretty" />
      </article>
    </div>
  );
}
