import { absences, calendarSources, shiftSwaps } from '@thyme/db/schema';
import { only } from '../kit/fixtures.ts';
import type { SignedIn, TestApi, TestBusiness } from '../kit/index.ts';

const DAY = 86_400;

export async function askTimeOff(api: TestApi, { id: businessId, chairIds }: TestBusiness, { userId }: SignedIn) {
  const startsAt = api.clock.now() + 90 * DAY;
  const values = { kind: 'holiday' as const, status: 'asked' as const, startsAt, endsAt: startsAt + DAY };
  const row = { businessId, chairId: chairIds[1] as number, askedBy: userId, ...values };
  return only(await api.db.insert(absences).values(row).returning()).id;
}

export async function askSwap(api: TestApi, { id: businessId, chairIds }: TestBusiness, { userId }: SignedIn) {
  const [chairId = 0, otherChairId = 0] = chairIds;
  const row = { businessId, chairId, otherChairId, date: '2026-09-08', status: 'asked' as const, askedBy: userId };
  return only(await api.db.insert(shiftSwaps).values(row).returning()).id;
}

export async function connectCalendar(api: TestApi, { id: businessId, chairIds }: TestBusiness, { userId }: SignedIn) {
  const now = api.clock.now();
  const named = {
    kind: 'ics' as const,
    name: 'Family',
    account: 'calendar.example',
    createdBy: userId,
    nextCheckAt: now,
  };
  const secret = JSON.stringify({ kind: 'ics', address: 'https://calendar.example/family.ics' });
  const secretSealed = api.app.services.sealing.seal(secret, `calendar-source:${businessId}`);
  const row = { businessId, chairId: chairIds[1] as number, secretSealed, ...named };
  return only(await api.db.insert(calendarSources).values(row).returning()).id;
}
