import { clsx } from 'clsx';
import { CalendarDays, CalendarSync, CircleHelp, CreditCard, Gift, Store, UserRound, Video } from 'lucide-react';
import type { FaqPageQuery } from '../../../generated/graphql.ts';
import { useCurrentSection } from '../text/use-current-section.ts';

const icons: Record<string, typeof CircleHelp> = {
  booking: CalendarDays,
  'changing-and-cancelling': CalendarSync,
  paying: CreditCard,
  vouchers: Gift,
  'your-account': UserRound,
  'video-calls-and-reviews': Video,
  'for-businesses': Store,
};

/** The categories beside their questions, the current one marked; a scrolling row on a phone. */
export function FaqCategories({ categories }: { categories: FaqPageQuery['faq_categories'] }) {
  const current = useCurrentSection(categories.map(({ slug }) => slug));
  return (
    <nav
      aria-label="Categories"
      className="min-w-0 max-lg:-mx-5 max-lg:overflow-x-auto max-lg:px-5 max-lg:py-0.5 max-lg:[scrollbar-width:none] lg:-ml-4"
    >
      <ul className="flex w-max gap-2 lg:sticky lg:top-23 lg:grid lg:w-auto lg:gap-1">
        {categories.map(({ id, slug, name, faqs }) => {
          const Icon = icons[slug] ?? CircleHelp;
          const here = slug === current;
          return (
            <li key={id}>
              <a
                href={`#${slug}`}
                aria-current={here ? 'location' : undefined}
                className={clsx(
                  'grid min-h-12 grid-cols-[1.5rem_1fr_auto] items-center gap-3 rounded-md px-4 no-underline lg:min-h-13',
                  'max-lg:border max-lg:bg-card max-lg:whitespace-nowrap',
                  here
                    ? 'bg-thyme-100! font-semibold max-lg:border-thyme-700'
                    : 'font-medium hover:bg-sand max-lg:border-line-strong',
                )}
              >
                <Icon aria-hidden="true" className="text-thyme-700" />
                {name}
                <span className="text-ink-soft figures">{faqs.length}</span>
              </a>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
