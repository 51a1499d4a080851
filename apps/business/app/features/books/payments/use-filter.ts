import { useSearchParams } from 'react-router';

const NAMES = ['way', 'state', 'person', 'service', 'search'] as const;
export type FilterName = (typeof NAMES)[number];
export type Filter = Record<FilterName, string>;

/** The list's filter, kept in the URL so that it can be bookmarked and shared. */
export function useFilter() {
  const [params, setParams] = useSearchParams();
  const filter = Object.fromEntries(NAMES.map((name) => [name, params.get(name) ?? ''])) as Filter;
  const set = (name: FilterName | 'payment', value: string) =>
    setParams(
      (before) => {
        if (value === '') before.delete(name);
        else before.set(name, value);
        return before;
      },
      { replace: true },
    );
  const clear = () =>
    setParams(
      (before) => {
        for (const name of NAMES) before.delete(name);
        return before;
      },
      { replace: true },
    );
  return {
    filter,
    set,
    clear,
    isNarrow: NAMES.some((name) => filter[name] !== ''),
    shown: Number(params.get('payment')),
  };
}
