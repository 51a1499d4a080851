import type { Config } from '../../platform/config/config.ts';
import type { CalendarPort } from './calendar-port.ts';
import { demoEndpoints } from './demo/endpoints.ts';
import { googleCalendar } from './google/google-calendar.ts';
import { GOOGLE } from './google/google-client.ts';

/** The path for Google's change messages. */
export const GOOGLE_PUSH_PATH = '/calendar/google/changed';

/** Google if it is configured; in demos a built-in calendar with the same API; otherwise none. */
export function chooseCalendar(config: Config, ownOrigin: () => string): CalendarPort | null {
  const redirectUri = `${config.publicUrl}/calendar/callback`;
  const google = config.social.google;
  if (google) {
    const { googleCalendarUrl } = config;
    const endpoints = googleCalendarUrl === null ? GOOGLE : demoEndpoints(googleCalendarUrl, googleCalendarUrl);
    return googleCalendar({
      clientId: google.id,
      clientSecret: google.secret,
      redirectUri,
      // Google calls only addresses with a certificate.
      pushAddress: config.publicUrl.startsWith('https:') ? `${config.publicUrl}${GOOGLE_PUSH_PATH}` : null,
      endpoints: () => endpoints,
    });
  }
  if (!config.demo) return null;
  return googleCalendar({
    clientId: 'thyme-demo',
    clientSecret: 'thyme-demo',
    redirectUri,
    pushAddress: null,
    endpoints: () => demoEndpoints(config.publicUrl, ownOrigin()),
  });
}

export { type BusyAnswer, type BusyRequest, CalendarProblem, type EventWriter, type Version } from './busy-calendar.ts';
export { type CalDavLogin, calDavWriter, openOutCalendar, readCalDav } from './caldav.ts';
export {
  type CalendarGrant,
  type CalendarPort,
  type Channel,
  PermissionGone,
  type ReadEvent,
} from './calendar-port.ts';
export { fetchIcs } from './ics/fetch-ics.ts';
export { type CalendarEntry, calendarFile } from './ics.ts';
