import { CalendarProblem, PermissionGone } from '../../../../integrations/calendar/index.ts';

/** An account's primary calendar. */
export const GOOGLE_CALENDAR = 'primary';

/** Reports an outage of Google like that of any other calendar. */
export async function onGoogle<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof PermissionGone || error instanceof CalendarProblem) throw error;
    throw new CalendarProblem('Google Calendar didn’t answer as it should. We’ll try again.', { isTemporary: true });
  }
}
