import { quietAt } from '@thyme/domain/messages';
import { spreadTimes } from '@thyme/domain/search';
import { dateOfWall, formatDay, formatTime, type WallSeconds, withZone, zoneLabel } from '@thyme/domain/time';
import { PublicError } from '../../../graphql/errors.ts';
import type { Services } from '../../../platform/services.ts';
import { inTransaction, type UnitOfWork } from '../../../platform/unit-of-work.ts';
import { readFirstFree } from '../../availability/index.ts';
import { readNewsReach } from '../../messages/index.ts';
import { enqueueMail } from '../../outbox/index.ts';
import { readSettings } from '../../reminders/index.ts';
import { stopPath } from '../link.ts';
import { outboxKey, settleQueued } from '../rule-messages.ts';
import { pickNewsChannel, sendNewsText } from '../send-by-rule.ts';
import { rebookMail } from './mail.ts';
import * as store from './store.ts';

/** Free times in a mail, and how many candidates they are chosen from. */
const SHOWN = 3;
const ASKED = 12;

/** Sends rebooking messages for shops that turned the rule on, at most as many per run as campaigns may send in a minute. */
export async function askBack(services: Services): Promise<void> {
  const { db, clock, config } = services;
  await settleQueued(db, 'rebook');
  for (const due of await store.listDue(db, clock.now(), config.campaignRate)) {
    const lines = await store.listLines(db, due);
    const times = await freeTimes(services, due.businessId, lines);
    const service = [...new Set(lines.map((line) => line.service))].join(', ');
    await inTransaction(services, (tx) => askOne(tx, due, { times, service }));
  }
}

/** The next free times for the same services; none if they are no longer sold, or for a class, which has its own dates. */
async function freeTimes(
  services: Services,
  businessId: number,
  lines: readonly { pricingId: number; isGroup: boolean }[],
): Promise<WallSeconds[]> {
  if (lines.length === 0 || lines.some(({ isGroup }) => isGroup)) return [];
  try {
    const wanted = { businessId, pricingIds: lines.map(({ pricingId }) => pricingId), consultation: false };
    const free = await readFirstFree(services, wanted, { count: ASKED, from: null });
    return spreadTimes([...Map.groupBy(free, dateOfWall).values()], SHOWN);
  } catch (error) {
    if (error instanceof PublicError) return [];
    throw error;
  }
}

interface Words {
  times: WallSeconds[];
  service: string;
}

async function askOne(tx: UnitOfWork, due: store.DueRebooking, words: Words): Promise<void> {
  const { businessId, userId, appointmentId } = due;
  const shop = await store.findShop(tx.db, businessId);
  const { rebook, quiet, textLimit } = await readSettings(tx.db, businessId);
  if (!shop || !rebook.isActive) return;
  const [reach] = await readNewsReach(tx.db, { id: businessId, ...shop }, [userId]);
  if (!reach) return;
  const now = tx.clock.now();
  // Skipped for now; a later run finds it again.
  if (quietAt(reach.zone, now, quiet)) return;
  const { channel, reason } = pickNewsChannel(tx, rebook.channels, reach);
  const key = { businessId, appointmentId, userId, createdAt: now };
  if (channel === null) {
    await store.insertRebooking(tx.db, { ...key, state: 'skipped', reason });
    return;
  }
  const row = await store.insertRebooking(tx.db, { ...key, channel, state: 'queued' });
  if (!row) return;
  const stop = stopPath(tx, { of: 'rebook', id: row.id });
  if (channel === 'mail') {
    const times = words.times.map((wall) => ({
      day: formatDay(wall),
      time: withZone(formatTime(wall), zoneLabel(shop.zone)),
    }));
    const { firstName } = reach;
    const data = { shop: shop.name, slug: shop.slug, firstName, service: words.service, times, stopPath: stop };
    const weeks = rebook.weeksAfter;
    await enqueueMail(tx, {
      template: rebookMail,
      to: reach.email ?? '',
      data: { ...data, weeks },
      dedupeKey: outboxKey('rebook', row),
      userId,
      businessId,
    });
    return;
  }
  await sendNewsText(tx, { rule: 'rebook', row, reach, shop, wording: rebook.wording, stop, quiet, textLimit });
}
