import { reminderRules, reminderSettings } from '@thyme/db/schema';
import { DEFAULT_REMINDERS, type ReminderSettings } from '@thyme/domain/reminders';
import { desc, eq } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.ts';

/** A shop's settings, or the defaults. */
export async function readSettings(db: Db, businessId: number): Promise<ReminderSettings> {
  const [row] = await db.select().from(reminderSettings).where(eq(reminderSettings.businessId, businessId));
  if (!row) return DEFAULT_REMINDERS;
  const rules = await db
    .select()
    .from(reminderRules)
    .where(eq(reminderRules.businessId, businessId))
    .orderBy(desc(reminderRules.hoursBefore));
  return {
    booked: { channels: row.bookedChannels, wording: row.bookedWording },
    rules: rules.map(({ businessId: _shop, ...rule }) => rule),
    rebook: {
      isActive: row.rebookActive,
      weeksAfter: row.rebookWeeks,
      channels: row.rebookChannels,
      wording: row.rebookWording,
    },
    review: {
      isActive: row.reviewActive,
      daysAfter: row.reviewDays,
      channels: row.reviewChannels,
      wording: row.reviewWording,
    },
    birthday: {
      isActive: row.birthdayActive,
      daysBefore: row.birthdayDays,
      channels: row.birthdayChannels,
      wording: row.birthdayWording,
    },
    quiet: { from: row.quietFrom, until: row.quietUntil },
    textLimit: row.textLimit,
  };
}

/** Replaces all of a shop's settings. */
export async function writeSettings(
  db: Db,
  businessId: number,
  { booked, rules, review, rebook, birthday, quiet, textLimit }: ReminderSettings,
  now: number,
): Promise<void> {
  const row = {
    bookedChannels: [...booked.channels],
    bookedWording: booked.wording,
    reviewActive: review.isActive,
    reviewDays: review.daysAfter,
    reviewChannels: [...review.channels],
    reviewWording: review.wording,
    birthdayActive: birthday.isActive,
    birthdayDays: birthday.daysBefore,
    birthdayChannels: [...birthday.channels],
    birthdayWording: birthday.wording,
    rebookActive: rebook.isActive,
    rebookWeeks: rebook.weeksAfter,
    rebookChannels: [...rebook.channels],
    rebookWording: rebook.wording,
    quietFrom: quiet.from,
    quietUntil: quiet.until,
    textLimit,
    updatedAt: now,
  };
  await db
    .insert(reminderSettings)
    .values({ businessId, ...row })
    .onConflictDoUpdate({ target: reminderSettings.businessId, set: row });
  await db.delete(reminderRules).where(eq(reminderRules.businessId, businessId));
  if (rules.length > 0)
    await db.insert(reminderRules).values(rules.map((rule) => ({ ...rule, channels: [...rule.channels], businessId })));
}
