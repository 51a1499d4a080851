import { Button, ErrorState, LoadMore, SkeletonGroup } from '@thyme/ui';
import type { ReactNode } from 'react';

interface GrowingListProps<Item> {
  /** The query of the list, and a function to load more. */
  list: {
    isPending: boolean;
    isError: boolean;
    isFetching: boolean;
    data: { data: readonly Item[] } | undefined;
    refetch: () => unknown;
    more: (() => void) | null;
  };
  /** What it lists, as in 'Loading your vouchers': 'your vouchers'. */
  of: string;
  /** A reassuring sentence for when the list cannot be loaded: 'Nothing is lost.' */
  comfort: string;
  skeleton: ReactNode;
  empty: ReactNode;
  children: (items: readonly Item[]) => ReactNode;
}

/** A list of the guest's own items that grows with "load more", with its loading, error and empty states. */
export function GrowingList<Item>({ list, of, comfort, skeleton, empty, children }: GrowingListProps<Item>) {
  if (list.isPending) return <SkeletonGroup label={`Loading ${of}`}>{skeleton}</SkeletonGroup>;
  if (list.isError || !list.data) {
    return (
      <ErrorState
        level={2}
        title={`We couldn’t load ${of}`}
        action={<Button onClick={() => void list.refetch()}>Try again</Button>}
      >
        {comfort} Check that you’re online and try again.
      </ErrorState>
    );
  }
  if (list.data.data.length === 0) return empty;
  return (
    <>
      {children(list.data.data)}
      <LoadMore more={list.more} busy={list.isFetching} />
    </>
  );
}
