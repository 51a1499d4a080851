import { Button, SearchField, SkeletonGroup, SkeletonRows } from '@thyme/ui';
import { clsx } from 'clsx';
import { type ReactNode, useDeferredValue, useState } from 'react';
import { Link } from 'react-router';

const PAGE = 40;

/** Search, filter and page of a list; changing the search or filter returns to the first page. */
export function useListSearch<Filter>(first: Filter) {
  const [typed, setTyped] = useState('');
  const [filter, setFilter] = useState(first);
  const [page, setPage] = useState(1);
  const search = useDeferredValue(typed.trim());
  const fromStart =
    <Value,>(set: (value: Value) => void) =>
    (value: Value) => {
      set(value);
      setPage(1);
    };
  return { typed, type: fromStart(setTyped), search, filter, choose: fromStart(setFilter), page, setPage };
}

interface SearchedListProps<Data> {
  label: string;
  field: { label: string; placeholder: string };
  list: Pick<ReturnType<typeof useListSearch>, 'typed' | 'type' | 'page' | 'setPage'>;
  /** Filter chips. */
  filters: { legend: string; chips: ReactNode };
  query: { data: Data | undefined; isError: boolean; refetch: () => unknown };
  loading: string;
  /** The rows, or null if nothing is found. */
  rows: (data: Data) => ReactNode[] | null;
  nothing: ReactNode;
  total: number;
  pager: { back: string; more: string; showsPlace?: boolean };
}

/** A list with search, filter and pagination. */
export function SearchedList<Data>(props: SearchedListProps<Data>) {
  const { label, field, list, filters, query, loading, nothing, total } = props;
  const { data, isError, refetch } = query;
  const rows = data === undefined ? null : props.rows(data);
  return (
    <section aria-label={label}>
      <SearchField {...field} value={list.typed} onChange={(event) => list.type(event.currentTarget.value)} />
      <fieldset className="scroll-row min-w-0 mt-3 flex gap-2">
        <legend className="sr-only">{filters.legend}</legend>
        {filters.chips}
      </fieldset>
      {isError && (
        <p role="alert" className="mt-4">
          We couldn’t load the list.{' '}
          <Button variant="ghost" onClick={() => void refetch()}>
            Try again
          </Button>
        </p>
      )}
      {data === undefined && !isError && (
        <SkeletonGroup label={loading}>
          <SkeletonRows />
        </SkeletonGroup>
      )}
      {data !== undefined && rows === null && nothing}
      {rows && (
        <ul className="mt-4 divide-y divide-line overflow-hidden rounded-md border border-line bg-card">{rows}</ul>
      )}
      {total > PAGE && (
        <Pager {...props.pager} page={list.page} pages={Math.ceil(total / PAGE)} onPage={list.setPage} />
      )}
    </section>
  );
}

interface PagerProps {
  back: string;
  more: string;
  showsPlace?: boolean;
  page: number;
  pages: number;
  onPage: (page: number) => void;
}

function Pager({ back, more, showsPlace = false, page, pages, onPage }: PagerProps) {
  return (
    <div className="mt-4 flex items-center justify-between gap-3">
      <Button variant="secondary" size="sm" disabled={page === 1} onClick={() => onPage(page - 1)}>
        {back}
      </Button>
      {showsPlace && (
        <span className="text-sm text-ink-soft figures">
          {page} of {pages}
        </span>
      )}
      <Button variant="secondary" size="sm" disabled={page >= pages} onClick={() => onPage(page + 1)}>
        {more}
      </Button>
    </div>
  );
}

/** One row; the open one is highlighted. */
export function ListRow({ to, isOpen, children }: { to: string; isOpen: boolean; children: ReactNode }) {
  return (
    <li>
      <Link
        to={to}
        preventScrollReset
        aria-current={isOpen ? 'page' : undefined}
        className={clsx(
          'flex min-h-16 items-center gap-3.5 border-l-4 px-3.5 py-2 text-ink no-underline hover:bg-sand focus-visible:focus-ring',
          isOpen ? 'border-l-thyme-700 bg-thyme-100' : 'border-l-transparent',
        )}
      >
        {children}
      </Link>
    </li>
  );
}
