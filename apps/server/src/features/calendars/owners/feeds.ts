import { createHash } from 'node:crypto';
import { DAY } from '@thyme/domain/time';
import { calendarFile } from '../../../integrations/calendar/index.ts';
import { hashToken, randomToken } from '../../../platform/crypto/ids.ts';
import type { Services } from '../../../platform/services.ts';
import type { Viewer } from '../../accounts/index.ts';
import { type ChangeAnswer, changeShop, Refused } from '../../edits/index.ts';
import { listEntries } from './entries.ts';
import { findShop } from './entries-store.ts';
import * as store from './feeds-store.ts';
import { requirePerson } from './person.ts';
import { findGuestNames } from './sources-store.ts';

const PAST_DAYS = 30;
const AHEAD_DAYS = 400;

export interface FeedAddress {
  id: number;
  url: string;
  webcalUrl: string;
}

const contextOf = (businessId: number) => `desk-feed:${businessId}`;

export function feedAddress({ sealing, config }: Services, row: store.FeedRow): FeedAddress {
  const url = `${config.publicUrl}/calendar/desk/${sealing.open(row.secretSealed, contextOf(row.businessId))}.ics`;
  return { id: row.id, url, webcalUrl: url.replace(/^https?:/, 'webcal:') };
}

function newSecret({ sealing, clock }: Services, businessId: number): store.NewSecret {
  const secret = randomToken();
  const secretSealed = sealing.seal(secret, contextOf(businessId));
  return { secretHash: hashToken(secret), secretSealed, createdAt: clock.now() };
}

/** Creates the feed address of one person's appointments, or of everyone's; an existing one is kept. */
export function makeFeed(services: Services, viewer: Viewer, of: store.FeedOf): Promise<ChangeAnswer> {
  const { businessId, chairId } = of;
  const change = { businessId, action: 'make-calendar-link', subject: 'calendar', need: 'staff' as const };
  return changeShop(services, viewer, change, async ({ tx, membership }) => {
    if (chairId === null && membership.role !== 'owner') throw new Refused('Only the owner can share everyone’s.');
    const person = chairId === null ? null : await requirePerson(tx.db, membership, chairId);
    const known = await store.findFeed(tx.db, of);
    const id = known?.id ?? (await store.insertFeed(tx.db, of, newSecret(tx, businessId)));
    return { id, message: 'Your link is ready to copy.', changes: { person: person?.name ?? 'everyone' } };
  });
}

/** The old addresses stop working at once. The owner resets all feeds of a shop, staff their own. */
export function renewFeeds(
  services: Services,
  viewer: Viewer,
  { businessId }: { businessId: number },
): Promise<ChangeAnswer> {
  const change = { businessId, action: 'reset-calendar-links', subject: 'calendar', need: 'staff' as const };
  return changeShop(services, viewer, change, async ({ tx, membership }) => {
    const all = await store.listFeeds(tx.db, businessId);
    const own = all.filter(({ chairId }) => membership.role === 'owner' || chairId === membership.ownChairId);
    for (const feed of own) await store.replaceSecret(tx.db, feed, newSecret(tx, businessId));
    const message =
      own.length === 1
        ? 'The link is new. The old one no longer works.'
        : 'All links are new. The old ones no longer work.';
    return { message, changes: { links: own.length } };
  });
}

export interface FeedFile {
  text: string;
  etag: string;
}

/** The file of a feed; null for an unknown secret. Unchanged appointments give identical bytes. */
export async function writeDeskFeed(services: Services, secret: string): Promise<FeedFile | null> {
  const { db, clock } = services;
  const feed = await store.findBySecret(db, hashToken(secret));
  const shop = feed && (await findShop(db, feed.businessId));
  if (!feed || !shop) return null;
  const today = Math.floor(clock.now() / DAY) * DAY;
  const span = { from: today - PAST_DAYS * DAY, to: today + AHEAD_DAYS * DAY };
  const names = await findGuestNames(db, feed.businessId);
  const entries = await listEntries(services, { ...feed, ...span }, names);
  const text = calendarFile({
    method: 'PUBLISH',
    name: shop.name,
    madeAt: today,
    entries: entries.map(({ entry }) => entry),
    zone: shop.zone,
  });
  return { text, etag: `"${createHash('sha256').update(text).digest('base64url').slice(0, 27)}"` };
}
