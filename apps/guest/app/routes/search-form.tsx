import { SearchForm } from '../features/search/search-form.tsx';
import { describePage } from '../lib/page/meta.ts';
import type { PageHandle } from '../shell/page-handle.ts';
import type { Route } from './+types/search-form.ts';

export const handle = { ownSearch: true } satisfies PageHandle;

export function meta({ matches }: Route.MetaArgs) {
  return describePage(matches, {
    title: 'Find a business',
    description: 'Search small businesses near you by treatment, class or name, and by town or Eircode.',
    path: '/search-form',
  });
}

export default function SearchFormPage() {
  return (
    <div className="wrap min-h-[52vh] py-10 md:py-16">
      <h1 className="display-48">What are you looking for?</h1>
      <p className="mt-4 mb-8 max-w-xl text-lg text-ink-soft">
        A treatment, a class or a business you know. Leave a field empty to see everything.
      </p>
      <SearchForm />
    </div>
  );
}
