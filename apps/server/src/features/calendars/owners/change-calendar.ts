import type { GuestNames } from '@thyme/domain/calendars';
import { CalendarProblem } from '../../../integrations/calendar/index.ts';
import type { Services } from '../../../platform/services.ts';
import type { Viewer } from '../../accounts/index.ts';
import { type ChangeAnswer, changeShop, type EditContext, Refused } from '../../edits/index.ts';
import { openBusy } from './close-busy.ts';
import { endChannel } from './google/channel.ts';
import { type ChannelRow, takeChannel } from './google/channels-store.ts';
import { readCalendar, writeOwnerCalendar } from './jobs.ts';
import { openSecret } from './secrets.ts';
import * as store from './sources-store.ts';

const GONE = 'This calendar could not be found.';

/** A calendar that the member may change: any for the owner, their own for staff. */
async function requireSource({ tx, membership }: EditContext, id: number): Promise<store.Source> {
  const source = await store.findSource(tx.db, { businessId: membership.businessId, id });
  const isOwn = membership.role === 'owner' || source?.chairId === membership.ownChairId;
  if (!source || !isOwn) throw new Refused(GONE);
  return source;
}

/** A calendar that is switched off closes nothing, is not written to, and its provider sends no notifications. */
export async function switchCalendar(
  services: Services,
  viewer: Viewer,
  { businessId, id, enabled }: store.SourceKey & { enabled: boolean },
): Promise<ChangeAnswer> {
  const action = enabled ? 'switch-calendar-on' : 'switch-calendar-off';
  const change = { businessId, action, subject: 'calendar', need: 'staff' as const };
  const ended: [store.Source, ChannelRow][] = [];
  const answer = await changeShop(services, viewer, change, async (hands) => {
    const { tx, membership, now } = hands;
    const source = await requireSource(hands, id);
    const channel = enabled ? null : await takeChannel(tx.db, source);
    if (channel) ended.push([source, channel]);
    await store.updateSource(tx.db, source, { enabled, readAt: null, problem: null, failures: 0, nextCheckAt: now });
    if (enabled) await tx.jobs.enqueue(readCalendar, { businessId, id }, { transaction: tx.db });
    else await openBusy(tx, source, membership.zone);
    const message = enabled ? 'On. Busy times are blocked within a minute.' : 'Off. Its times can be booked again.';
    return { id, message, changes: { name: source.name } };
  });
  if (answer.status === 1) for (const [source, channel] of ended) await endChannel(services, source, channel);
  return answer;
}

/** Deletes its address and password. Events that were written to it remain. */
export async function removeCalendar(services: Services, viewer: Viewer, key: store.SourceKey): Promise<ChangeAnswer> {
  const { businessId, id } = key;
  const change = { businessId, action: 'remove-calendar', subject: 'calendar', need: 'staff' as const };
  let revoked: string | null = null;
  const ended: [store.Source, ChannelRow][] = [];
  const answer = await changeShop(services, viewer, change, async (hands) => {
    const source = await requireSource(hands, id);
    revoked = tokenOf(services, source);
    const channel = await takeChannel(hands.tx.db, source);
    if (channel) ended.push([source, channel]);
    await openBusy(hands.tx, source, hands.membership.zone);
    await store.deleteSource(hands.tx.db, source);
    return { id, message: 'Removed. Its times can be booked again.', changes: { name: source.name } };
  });
  if (answer.status === 1) for (const [source, channel] of ended) await endChannel(services, source, channel);
  if (answer.status === 1 && revoked !== null)
    await services.calendar
      ?.revoke(revoked)
      .catch((error: unknown) =>
        services.log.warn({ err: error, businessId }, 'a calendar permission was not revoked'),
      );
  return answer;
}

/** The token to revoke at Google; null for other calendars, and where it can no longer be decrypted. */
function tokenOf(services: Services, source: store.Source): string | null {
  try {
    const secret = openSecret(services, source);
    return secret.kind === 'google' ? (secret.refreshToken ?? secret.accessToken) : null;
  } catch (error) {
    if (error instanceof CalendarProblem) return null;
    throw error;
  }
}

/** Reads a calendar now instead of at its next turn. */
export function checkCalendar(services: Services, viewer: Viewer, key: store.SourceKey): Promise<ChangeAnswer> {
  const { businessId, id } = key;
  const change = { businessId, action: 'check-calendar', subject: 'calendar', need: 'staff' as const };
  return changeShop(services, viewer, change, async (hands) => {
    const { tx, now } = hands;
    const source = await requireSource(hands, id);
    if (!source.enabled) throw new Refused('This calendar is switched off.');
    await store.updateSource(tx.db, source, { nextCheckAt: now + 300 });
    await tx.jobs.enqueue(readCalendar, { businessId, id }, { transaction: tx.db, key: `read:${id}` });
    return { id, message: 'Checking now.', changes: { name: source.name } };
  });
}

/** How guests appear in external calendars. Events that are already written are updated. */
export function saveGuestNames(
  services: Services,
  viewer: Viewer,
  { businessId, names }: { businessId: number; names: GuestNames },
): Promise<ChangeAnswer> {
  const change = { businessId, action: 'save-calendar-names', subject: 'calendar' };
  return changeShop(services, viewer, change, async ({ tx }) => {
    await store.saveGuestNames(tx.db, businessId, names);
    for (const source of await store.listWritten(tx.db, businessId))
      await tx.jobs.enqueue(writeOwnerCalendar, source, { transaction: tx.db, key: `write:${source.id}` });
    return { message: 'Saved.', changes: { names } };
  });
}
