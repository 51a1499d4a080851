import { fillWords } from '@thyme/domain/campaigns';
import { quietAt } from '@thyme/domain/messages';
import { dueBirthdays, type ReminderSettings, withoutEndLink } from '@thyme/domain/reminders';
import { dateAt } from '@thyme/domain/time';
import type { Services } from '../../../platform/services.ts';
import { inTransaction, type UnitOfWork } from '../../../platform/unit-of-work.ts';
import { readNewsReach } from '../../messages/index.ts';
import { enqueueMail } from '../../outbox/index.ts';
import { readSettings } from '../../reminders/index.ts';
import { stopPath } from '../link.ts';
import { outboxKey, settleQueued } from '../rule-messages.ts';
import { pickNewsChannel, sendNewsText } from '../send-by-rule.ts';
import { valuesFor } from '../write-message.ts';
import { birthdayMail } from './mail.ts';
import * as store from './store.ts';

/** Greets guests before their birthday, once a year, at most as many per run as campaigns may send in a minute. */
export async function greetGuests(services: Services): Promise<void> {
  const { db, clock, config } = services;
  await settleQueued(db, 'birthday');
  let left = config.campaignRate;
  for (const shop of await store.listGreeting(db)) {
    const settings = await readSettings(db, shop.id);
    const { daysBefore, channels } = settings.birthday;
    for (const { birthday, date } of dueBirthdays(dateAt(shop.zone, clock.now()), daysBefore)) {
      const year = Number(date.slice(0, 4));
      const found = await store.listToGreet(db, shop.id, { birthday, year, channels, limit: left });
      for (const userId of found) await inTransaction(services, (tx) => greet(tx, { shop, settings, userId, year }));
      left -= found.length;
      if (left <= 0) return;
    }
  }
}

interface Greeting {
  shop: store.GreetingShop;
  settings: ReminderSettings;
  userId: number;
  year: number;
}

async function greet(tx: UnitOfWork, { shop, settings, userId, year }: Greeting): Promise<void> {
  const { birthday: rule, quiet, textLimit } = settings;
  const [reach] = await readNewsReach(tx.db, shop, [userId]);
  const now = tx.clock.now();
  // Skipped for now; a later run finds it again.
  if (!reach || quietAt(reach.zone, now, quiet)) return;
  const { channel, reason } = pickNewsChannel(tx, rule.channels, reach);
  const key = { businessId: shop.id, userId, year, createdAt: now };
  if (channel === null) {
    await store.insertMessage(tx.db, { ...key, state: 'skipped', reason });
    return;
  }
  const row = await store.insertMessage(tx.db, { ...key, channel, state: 'queued' });
  if (!row) return;
  const stop = stopPath(tx, { of: 'birthday', id: row.id });
  if (channel === 'text') {
    await sendNewsText(tx, { rule: 'birthday', row, reach, shop, wording: rule.wording, stop, quiet, textLimit });
    return;
  }
  const values = valuesFor(tx.config.publicUrl, shop, reach.firstName);
  const body = fillWords(withoutEndLink(rule.wording), values);
  const isToday = rule.daysBefore === 0;
  await enqueueMail(tx, {
    template: birthdayMail,
    to: reach.email ?? '',
    data: { shop: shop.name, slug: shop.slug, firstName: reach.firstName, body, isToday, stopPath: stop },
    dedupeKey: outboxKey('birthday', row),
    userId,
    businessId: shop.id,
  });
}
