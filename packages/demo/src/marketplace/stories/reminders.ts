import { DEFAULT_REMINDERS } from '@thyme/domain/reminders';
import { HOUR } from '@thyme/domain/time';
import { shopCalled, type World } from '../world.ts';

/** Every seventh guest has not answered the reminder. */
const SILENT = 7;

/** Fern & Fold asked the guests of the next day whether they are coming; most have answered. */
export function askWhoComes(world: World): void {
  const { rows, now } = world;
  const { id: businessId } = shopCalled(world, 'fern-and-fold');
  const rule = DEFAULT_REMINDERS.rules.find(({ asks }) => asks);
  if (!rule) throw new Error('No default reminder asks.');
  const ahead = rule.hoursBefore * HOUR;
  rows
    .of('appointments')
    .filter((one) => one.businessId === businessId && one.status === 'Accept' && one.kind !== 'consultation')
    .filter(
      ({ startsAt, createdAt }) => startsAt > now && startsAt <= now + ahead && (createdAt ?? now) < startsAt - ahead,
    )
    .toSorted((a, b) => a.startsAt - b.startsAt || (a.id ?? 0) - (b.id ?? 0))
    .forEach(({ id: appointmentId = 0, userId, startsAt }, place) => {
      const isSilent = place % SILENT === 0;
      const askedAt = startsAt - ahead;
      rows.put('reminders', {
        businessId,
        appointmentId,
        userId,
        rule: rule.key,
        startsAt,
        asks: true,
        channels: ['mail'],
        createdAt: askedAt,
        answer: isSilent ? null : 'confirmed',
        answeredAt: isSilent ? null : Math.min(now, askedAt + HOUR),
      });
    });
}
