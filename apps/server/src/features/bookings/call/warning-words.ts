import { formatDayTime, wallOf, zoneLabel } from '@thyme/domain/time';
import type { Services } from '../../../platform/services.ts';
import type { ReadCurrentWords } from '../../notifications/index.ts';
import { listCallsWith } from './warning-call-store.ts';

type Warned = { id: number; kind: string; businessId: number | null; createdAt: number };
type Call = Awaited<ReturnType<typeof listCallsWith>>[number];

/** The call that was booked after each warning, by notification. */
export async function readWarningCalls(
  { db }: Services,
  userId: number,
  rows: readonly Warned[],
): Promise<ReadonlyMap<number, Call>> {
  const warnings = rows.filter(({ kind, businessId }) => kind === 'blocked_warning' && businessId !== null);
  if (warnings.length === 0) return new Map();
  const shops = [...new Set(warnings.flatMap(({ businessId }) => (businessId === null ? [] : [businessId])))];
  const calls = await listCallsWith(db, userId, shops);
  return new Map(
    warnings.flatMap(({ id, businessId, createdAt }) => {
      const call = calls.find((one) => one.businessId === businessId && one.createdAt >= createdAt);
      return call ? [[id, call] as const] : [];
    }),
  );
}

/** A warning whose call is booked shows only when it takes place. */
export const warningWords: ReadCurrentWords = async (services, userId, rows) => {
  const now = services.clock.now();
  const calls = await readWarningCalls(services, userId, rows);
  return new Map(
    [...calls].map(([notificationId, { id, shop, zone, startsAt, endsAt }]) => {
      const when = `${formatDayTime(wallOf(zone, startsAt))}, ${zoneLabel(zone)}`;
      const targetUrl = `/profile/appointments?id=${id}`;
      const words =
        endsAt > now
          ? {
              title: `Your video call with ${shop} is booked`,
              message: `${when}. There’s nothing else to do until then.`,
            }
          : { title: `Your video call with ${shop} is over`, message: `It was on ${when}.` };
      return [notificationId, { ...words, targetUrl }] as const;
    }),
  );
};
