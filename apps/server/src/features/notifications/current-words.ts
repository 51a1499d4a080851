import { defineProvided } from '../../platform/hooks.ts';
import type { Services } from '../../platform/services.ts';
import type { NotificationRow } from './store.ts';

/** The current text of a notification; `targetUrl` only if its link changes. */
export interface CurrentWords {
  title: string;
  message: string;
  targetUrl?: string;
}

/** Returns the ids of notifications whose subject has changed since they were written. */
export type ReadCurrentWords = (
  services: Services,
  userId: number,
  rows: readonly NotificationRow[],
) => Promise<ReadonlyMap<number, CurrentWords>>;

/** Provided by the features that notifications refer to. */
export const currentWords = defineProvided<readonly ReadCurrentWords[]>('current words of notifications');

/** The rows with their current text: an offer that has expired, a warning whose call is booked. */
export async function inCurrentWords<Row extends { row: NotificationRow }>(
  services: Services,
  userId: number,
  listed: readonly Row[],
): Promise<Row[]> {
  const rows = listed.map(({ row }) => row);
  const found = await Promise.all(currentWords.get().map((read) => read(services, userId, rows)));
  return listed.map((one) => {
    const words = found.map((known) => known.get(one.row.id)).find((known) => known !== undefined);
    return words ? { ...one, row: { ...one.row, ...words } } : one;
  });
}
