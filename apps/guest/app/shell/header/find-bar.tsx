import { Search } from 'lucide-react';
import { Form } from 'react-router';
import { SuggestInput } from '../../features/search/suggest-input.tsx';

/** What and where, in the header of every page that has no search form of its own. */
export function FindBar() {
  return (
    <Form
      role="search"
      aria-label="Find a business"
      action="/search"
      className="hidden h-12 max-w-100 min-w-0 flex-1 items-center rounded-full border border-line bg-card pl-4 shadow-soft focus-within:border-thyme-500 md:flex"
    >
      <div className="relative min-w-0 flex-1">
        <SuggestInput
          kind="what"
          name="service"
          aria-label="What"
          placeholder="Hair, nails, yoga…"
          className="h-11 w-full bg-transparent pr-2 text-ellipsis outline-hidden placeholder:text-ink-faint"
        />
      </div>
      <div className="relative min-w-0 flex-1">
        <SuggestInput
          kind="where"
          name="where"
          aria-label="Where"
          placeholder="Town or Eircode"
          className="h-6 w-full border-l border-line bg-transparent pr-2 pl-3 text-ellipsis outline-hidden placeholder:text-ink-faint"
        />
      </div>
      <button
        type="submit"
        aria-label="Search"
        className="mr-px grid size-11 flex-none place-items-center rounded-full bg-thyme-700 text-white transition hover:bg-thyme-900"
      >
        <Search aria-hidden="true" />
      </button>
    </Form>
  );
}
