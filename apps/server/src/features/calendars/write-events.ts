import { PermissionGone } from '../../integrations/calendar/index.ts';
import type { Services } from '../../platform/services.ts';
import { calendarEntriesOf } from '../bookings/index.ts';
import type { AppointmentOfGuest } from './follow-appointment.ts';
import * as store from './store.ts';

/** Tokens are refreshed this long before they expire. */
const EARLY_SECONDS = 60;

export const contextOf = (userId: number) => `calendar:${userId}`;

/** Google accepts the letters a to v and digits; an appointment always gets the same ids. */
export const eventIdOf = (appointmentId: number, index: number) => `appt${appointmentId}n${index + 1}`;

/** Writes an appointment's events, or deletes them when it does not take place. */
export async function writeEvents(services: Services, key: AppointmentOfGuest): Promise<void> {
  const connection = await store.findConnection(services.db, key.userId);
  if (!connection || services.calendar === null) return;
  const calendar = services.calendar;
  try {
    const token = await accessToken(services, connection);
    const entries = await calendarEntriesOf(services, key);
    const wanted = entries.map((entry, index) => ({ id: eventIdOf(key.appointmentId, index), entry }));
    for (const { id, entry } of wanted) await calendar.put(token, connection.calendarId, id, entry);
    const known = await store.findEventIds(services.db, key);
    for (const id of known) {
      if (!wanted.some((event) => event.id === id)) await calendar.remove(token, connection.calendarId, id);
    }
    if (wanted.length === 0) await store.deleteEventIds(services.db, key);
    else
      await store.saveEventIds(
        services.db,
        key,
        wanted.map(({ id }) => id),
      );
    if (connection.lastError !== null) await store.updateConnection(services.db, key.userId, { lastError: null });
  } catch (error) {
    await noteFailure(services, key.userId, error);
  }
}

/** A revoked permission is shown on the profile; any other failure is retried. */
async function noteFailure(services: Services, userId: number, error: unknown): Promise<void> {
  const lastError = (error instanceof Error ? error.message : String(error)).slice(0, 300);
  await store.updateConnection(services.db, userId, { lastError });
  if (!(error instanceof PermissionGone)) throw error;
  services.log.warn({ err: error, userId }, 'the permission to write to a calendar was revoked');
}

async function accessToken(services: Services, connection: store.Connection): Promise<string> {
  const { sealing, clock, calendar } = services;
  const context = contextOf(connection.userId);
  const isFresh = connection.accessExpiresAt === null || connection.accessExpiresAt - EARLY_SECONDS > clock.now();
  if (isFresh) return sealing.open(connection.accessTokenSealed, context);
  if (connection.refreshTokenSealed === null || calendar === null)
    throw new PermissionGone('The permission has ended and cannot be renewed.');
  const renewed = await calendar.refresh(sealing.open(connection.refreshTokenSealed, context), clock.now());
  await store.updateConnection(services.db, connection.userId, {
    accessTokenSealed: sealing.seal(renewed.accessToken, context),
    accessExpiresAt: renewed.expiresAt,
  });
  return renewed.accessToken;
}
