import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { CmsPageQuery } from '../../../generated/graphql.ts';
import { irishDay } from '../../../lib/view/dates.ts';
import { useCurrentInSight } from '../../../lib/view/use-current-in-sight.ts';
import { Contents } from './contents.tsx';
import { HtmlBody } from './html-body.tsx';
import type { Heading } from './outline.ts';
import { PrintButton } from './print-button.tsx';

const documents = [
  { slug: 'booking_policy', to: '/system/booking-terms', text: 'Booking Terms' },
  { slug: 'website_terms', to: '/system/web-terms', text: 'Web Terms' },
  { slug: 'privacy_policy', to: '/system/privacy-policy', text: 'Privacy Policy' },
  { slug: 'cookies', to: '/system/cookies', text: 'Cookies' },
  { slug: 'accessibility', to: '/system/accessibility', text: 'Accessibility' },
];

interface LegalDocumentProps {
  page: NonNullable<CmsPageQuery['pages']>;
  headings: readonly Heading[];
  /** The actions, before the text. */
  children?: ReactNode;
}

/** A legal document, with its contents beside it and links to the others. */
export function LegalDocument({ page, headings, children }: LegalDocumentProps) {
  return (
    <article className="pb-18 md:pb-28">
      <header className="wrap flex flex-wrap items-end justify-between gap-x-8 gap-y-5 pt-8 pb-6 md:pt-16 md:pb-8">
        <h1 className="display-64 text-balance">{page.title}</h1>
        <DocumentTabs slug={page.slug} />
      </header>
      <div className="wrap grid grid-cols-[minmax(0,1fr)] gap-7 border-line pt-5 lg:grid-cols-[18.75rem_minmax(0,45rem)] lg:gap-24 lg:border-t lg:pt-12">
        <aside
          aria-label="About this document"
          className="grid justify-items-start gap-5 lg:sticky lg:top-23 lg:max-h-[calc(100vh-6rem)] lg:self-start lg:overflow-y-auto"
        >
          <Contents headings={headings} />
          <p className="text-sm text-ink-soft">Last updated on {irishDay(page.updated_at)}</p>
          <PrintButton />
        </aside>
        <div>
          {children}
          <HtmlBody
            html={page.body}
            lede
            className={clsx(
              'text-lg text-pretty',
              children ? 'mt-8' : null,
              '[&>h2>span]:mr-1.5 [&>h2>span]:text-thyme-500',
            )}
          />
        </div>
      </div>
    </article>
  );
}

function DocumentTabs({ slug }: { slug: string }) {
  const row = useCurrentInSight<HTMLElement>(slug);
  return (
    <nav ref={row} aria-label="Legal documents" className="-mx-5 max-w-[100vw] md:mx-0 print:hidden">
      <ul className="flex gap-2 overflow-x-auto px-5 py-0.5 [scrollbar-width:none] md:flex-wrap md:overflow-visible md:px-0">
        {documents.map((document) => (
          <li key={document.slug} className="flex-none">
            <Link
              to={document.to}
              aria-current={document.slug === slug ? 'page' : undefined}
              className={clsx(
                'inline-flex min-h-11 items-center rounded-sm border px-4.5 font-medium no-underline',
                document.slug === slug
                  ? 'border-thyme-900 bg-thyme-900 text-white'
                  : 'border-line-strong bg-card hover:bg-sand',
              )}
            >
              {document.text}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
