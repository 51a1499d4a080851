import { RESULT_DAYS } from '@thyme/domain/campaigns';
import type { NewsChannel } from '@thyme/domain/messages';
import { addDays, DAY, dateAt, type Instant, instantOf, wallAt } from '@thyme/domain/time';
import { slugOf } from '../opening/naming.ts';
import { shopCalled, type World } from '../world.ts';

const SENT_DAYS_AGO = 24;
const TEN = 600;
const MOST_GUESTS = 60;

/** Fern & Fold's guests who were there before the campaign and have nothing booked now, by their ids. */
function quietGuests({ rows, now }: World, businessId: number, sentAt: Instant): number[] {
  const here = rows.of('appointments').filter((one) => one.businessId === businessId && one.status !== 'Held');
  const coming = new Set(here.filter(({ endsAt }) => endsAt > now).map(({ userId }) => userId));
  const before = here.filter(({ createdAt }) => createdAt !== undefined && createdAt < sentAt);
  return [...new Set(before.map(({ userId }) => userId))]
    .filter((id) => !coming.has(id))
    .toSorted((a, b) => a - b)
    .slice(0, MOST_GUESTS);
}

/** Those of them who booked within two weeks of it. */
function laterGuests({ rows }: World, businessId: number, sentAt: Instant): Set<number> {
  const soon = rows
    .of('appointments')
    .filter((one) => one.businessId === businessId && (one.createdAt ?? 0) > sentAt)
    .filter(({ createdAt }) => (createdAt ?? 0) <= sentAt + RESULT_DAYS * DAY);
  return new Set(soon.map(({ userId }) => userId));
}

/** Consent to news: most guests agreed, some declined, some were never asked. */
function choicesOf(guests: readonly number[], later: ReadonlySet<number>): (boolean | null)[] {
  let bookings = 0;
  return guests.map((id, place) => {
    if (later.has(id)) return bookings++ % 3 === 0 ? true : null;
    return place % 7 !== 3;
  });
}

/** Fern & Fold sent a campaign about a new gloss some weeks ago, and has a draft for guests who have not been for a while. */
export function writeCampaigns(world: World): void {
  const { rows, now } = world;
  const { id: businessId, ownerId, zone } = shopCalled(world, 'fern-and-fold');
  const sentAt = instantOf(zone, wallAt(addDays(dateAt(zone, now), -SENT_DAYS_AGO), TEN));
  const guests = quietGuests(world, businessId, sentAt);
  // COPY sends the same columns of every row.
  for (const user of rows.of('users')) user.contactEmail ??= null;
  const campaignId = rows.add('campaigns', {
    businessId,
    name: 'The new gloss',
    state: 'sent',
    channel: 'mail',
    segment: { kind: 'everyone' },
    subject: 'A new gloss, {first name}',
    body: 'Hi {first name},\n\nWe have a new gloss that lasts six weeks and smells of nothing at all. Come in before the end of the month and it’s on us with any cut.\n\nSee you soon,\nEveryone at {shop}',
    createdBy: ownerId,
    sendAt: sentAt,
    startedAt: sentAt,
    endedAt: sentAt + 180,
    createdAt: sentAt - DAY,
  });
  const choices = choicesOf(guests, laterGuests(world, businessId, sentAt));
  guests.forEach((userId, place) => {
    giveAddress(world, userId);
    const said = choices[place] ?? null;
    const changedAt = sentAt - (30 + place) * DAY;
    const choice = { businessId, userId, source: 'account' as const, changedAt };
    if (said !== null) rows.put('newsChoices', { ...choice, channel: 'mail' satisfies NewsChannel, isAllowed: said });
    const at = sentAt + Math.floor(place / 2);
    rows.put('campaignRecipients', {
      businessId,
      campaignId,
      userId,
      state: said === true ? 'sent' : 'skipped',
      reason: said === true ? null : said === false ? 'said-no' : 'not-asked',
      dueAt: sentAt,
      queuedAt: said === true ? at : null,
      sentAt: said === true ? at : null,
    });
  });
  rows.add('campaigns', {
    businessId,
    name: 'It’s been a while',
    state: 'draft',
    channel: 'mail',
    segment: { kind: 'away', weeks: 8, least: 1 },
    subject: 'Your hair has been asking after you',
    body: 'Hi {first name},\n\nIt’s been a while. Come in before the end of next month and the gloss is on us with any cut.',
    createdBy: ownerId,
    sendAt: null,
    startedAt: null,
    endedAt: null,
    createdAt: now - DAY,
  });
}

/** Gives an unregistered guest an email address, so that the draft has a recipient. */
function giveAddress({ rows }: World, userId: number): void {
  const user = rows.of('users').find(({ id }) => id === userId);
  if (user && !user.email) user.contactEmail = `${slugOf(`${user.firstName} ${user.lastName}`)}@mail.example`;
}
