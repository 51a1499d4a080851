import { invalidInput } from '../../../../graphql/errors.ts';
import type { CalendarGrant } from '../../../../integrations/calendar/index.ts';
import { hashToken, randomToken } from '../../../../platform/crypto/ids.ts';
import type { Services } from '../../../../platform/services.ts';
import { requireMembership } from '../../../access/index.ts';
import type { Viewer } from '../../../accounts/index.ts';
import { type ChangeAnswer, changeShop } from '../../../edits/index.ts';
import { insertTrip, takeTrip } from '../../store.ts';
import { renewCalendar, storeCalendar } from '../add-calendar.ts';
import { findPerson, GONE } from '../person.ts';
import { findByAccount } from '../sources-store.ts';

const TICKET_SECONDS = 300;
const PURPOSE = 'desk-calendar';

/** The shop and the person whose calendar is being connected. */
export interface DeskTrip {
  businessId: number;
  chairId: number;
}

/** A path that the browser opens to give permission. It works once, because a plain link cannot carry the session. */
export async function startGoogle(services: Services, viewer: Viewer, trip: DeskTrip): Promise<string | null> {
  const { db, clock, calendar } = services;
  const membership = await requireMembership(services, viewer, trip.businessId, 'staff');
  if (!(await findPerson(db, membership, trip.chairId))) throw invalidInput({ person_id: [GONE] });
  if (calendar === null) return null;
  const ticket = randomToken();
  const now = clock.now();
  const times = { createdAt: now, expiresAt: now + TICKET_SECONDS };
  await insertTrip(db, { stateHash: hashToken(ticket), userId: viewer.id, payload: trip, ...times }, PURPOSE);
  return `/calendar/desk-permission/${ticket}`;
}

/** Redeems the ticket of such a path; null for a used or unknown one. */
export async function takeTicket({ db, clock }: Services, ticket: string) {
  const found = await takeTrip(db, hashToken(ticket), clock.now(), PURPOSE);
  return found?.userId ? { userId: found.userId, desk: found.payload as DeskTrip } : null;
}

/**
 * Stores the permission as a calendar of the person: busy times in, appointments out. An account that is already connected gets the new permission.
 */
export function connectGoogle(
  services: Services,
  userId: number,
  { businessId, chairId }: DeskTrip,
  grant: CalendarGrant,
): Promise<ChangeAnswer> {
  const viewer: Viewer = { id: userId, kind: 'business', userType: 1, sessionId: 0, clientDetailId: null };
  const { accessToken, refreshToken, expiresAt } = grant;
  const change = { businessId, action: 'connect-calendar', subject: 'calendar', need: 'staff' as const };
  const account = grant.accountEmail ?? 'Google Calendar';
  const secret = { kind: 'google' as const, accessToken, refreshToken, expiresAt };
  return changeShop(services, viewer, change, async (hands) => {
    const known = grant.accountEmail && (await findByAccount(hands.tx.db, { businessId, chairId, account }));
    return known
      ? renewCalendar(hands, known, secret)
      : storeCalendar(hands, { chairId, kind: 'google', name: 'Google', account, secret, writesOut: true });
  });
}
