import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { notify } from '@thyme/site/notify.ts';
import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import {
  DeleteNotificationsDocument,
  MarkSeenDocument,
  OwnNotificationsDocument,
  type OwnNotificationsQuery,
} from '../../generated/graphql.ts';
import { accepted, showFailure } from '../../lib/failures.ts';
import { run } from '../../lib/graphql/client.ts';
import { runAsGuest } from '../../lib/graphql/run-as-guest.ts';
import { setUnreadCount } from '../../lib/session/unread-count.ts';
import { toggled } from '../../lib/view/toggled.ts';
import { useGrowing } from '../../lib/view/use-growing.ts';

export type Notification = OwnNotificationsQuery['myNotification']['data'][number];

export const NOTIFICATIONS_KEY = ['notifications'];
const STEP = 50;
export const SEEN_AFTER_MS = 300;

/** The guest's notifications, the newest first; the bell shows their number. */
export function useNotifications() {
  const { count, moreOf } = useGrowing(STEP);
  const query = useQuery({
    queryKey: [...NOTIFICATIONS_KEY, count],
    queryFn: async () => (await runAsGuest(OwnNotificationsDocument, { count })).myNotification,
    placeholderData: keepPreviousData,
    // The list may contain open questions, so returning to the page always refetches.
    staleTime: 0,
  });
  const { data } = query;
  useEffect(() => {
    if (data) setUnreadCount(data.new);
  }, [data]);
  return { ...query, more: moreOf(data?.total ?? 0) };
}

const onVisibility = (listener: () => void) => {
  document.addEventListener('visibilitychange', listener);
  return () => document.removeEventListener('visibilitychange', listener);
};
const isVisible = () => document.visibilityState !== 'hidden';

/**
 * Marks everything as seen, a moment after the page opened, after each arrival, and when the page becomes visible again.
 * A failure stays silent.
 */
export function useSeen(fresh: number | undefined): void {
  const opened = fresh !== undefined;
  const visible = useSyncExternalStore(onVisibility, isVisible, () => true);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each change of the number is an arrival.
  useEffect(() => {
    if (!opened || !visible) return;
    const timer = setTimeout(() => {
      runAsGuest(MarkSeenDocument, {}).then(
        () => setUnreadCount(0),
        (error: unknown) => console.warn('The notifications could not be marked as read.', error),
      );
    }, SEEN_AFTER_MS);
    return () => clearTimeout(timer);
  }, [opened, visible, fresh]);
}

/** A notification that was new when it appeared stays marked while the page is open, although it counts as seen by then. */
export function useNewMarks(shown: readonly Notification[]): (notification: Notification) => boolean {
  const fresh = useRef(new Set<number>());
  for (const { id, seen } of shown) if (!seen) fresh.current.add(id);
  return ({ id }) => fresh.current.has(id);
}

/** The selected notifications; those no longer in the list are deselected. */
export function useSelection(shown: readonly Notification[]) {
  const [ticked, setTicked] = useState<ReadonlySet<number>>(new Set());
  const ids = shown.map(({ id }) => id);
  const selected = ids.filter((id) => ticked.has(id));
  return {
    selected,
    has: (id: number) => ticked.has(id),
    isAll: ids.length > 0 && selected.length === ids.length,
    toggle: (id: number) => setTicked((now) => toggled(now, id)),
    all: (on: boolean) => setTicked(on ? new Set(ids) : new Set()),
  };
}

/** Deletes notifications and refetches. Returns whether they are deleted. */
export function useDeletion() {
  const queries = useQueryClient();
  return useCallback(
    async (ids: readonly number[]): Promise<boolean> => {
      const body = { ids: JSON.stringify(ids) };
      try {
        const { notificationDelete } = await run(DeleteNotificationsDocument, body);
        notify.success(accepted(notificationDelete).message);
        return true;
      } catch (error) {
        showFailure(error, { api: 'notificationDelete', body });
        return false;
      } finally {
        await queries.invalidateQueries({ queryKey: NOTIFICATIONS_KEY });
      }
    },
    [queries],
  );
}
