import { NOTIFICATION_KINDS } from '@thyme/domain/notifications';
import type { Instant } from '@thyme/domain/time';
import { describe, expect, it } from 'vitest';
import { viewsOf } from './opening/views.ts';
import { planDemo } from './plan-demo.ts';
import { idOf } from './rows/demo-rows.ts';
import { demoTables, type TableName } from './rows/tables.ts';
import { guestCalled, type World } from './world.ts';

const at = (text: string): Instant => Date.parse(text) / 1000;
const WEDNESDAY = at('2026-11-18T11:00:00Z');
const secrets = () => {
  let made = 0;
  return () => `room-of-the-demo-${String(++made).padStart(8, '0')}`;
};
const planAt = (now: Instant) => planDemo({ now, secret: secrets() });
const world = planAt(WEDNESDAY);

const allRows = ({ rows }: World) =>
  Object.keys(demoTables).map((name) => [name, JSON.stringify(rows.of(name as TableName))]);

/** The pictures of shops' pages; people have portraits and pictures of their work beside them. */
function pagePictures() {
  const shown = new Set(world.rows.of('businessPictures').map(({ pictureId }) => pictureId));
  return world.rows.of('pictures').filter(({ id }) => shown.has(id ?? 0));
}

describe('the demo', () => {
  it('is the same for the same moment', () => {
    expect(Object.fromEntries(allRows(planAt(WEDNESDAY)))).toEqual(Object.fromEntries(allRows(world)));
  });

  it('has shops of every trade, policy and deposit, each with its own name, slug and colours', () => {
    const shops = world.rows.of('businesses');
    expect(shops.length).toBeGreaterThanOrEqual(66);
    expect(new Set(shops.map(({ trade }) => trade)).size).toBe(10);
    expect(new Set(shops.flatMap(({ cancellation }) => cancellation))).toEqual(new Set([1, 2, 3]));
    expect(shops.some(({ cancellationSteps = [] }) => cancellationSteps.length > 1)).toBe(true);
    const percents = shops.map(({ upfrontPercent }) => upfrontPercent ?? 0);
    expect([Math.min(...percents), Math.max(...percents)]).toEqual([0, 100]);
    expect(new Set(shops.map(({ zone }) => zone))).toEqual(new Set(['Europe/Dublin', 'America/New_York']));
    expect(shops.filter(({ videoVetting }) => videoVetting).length).toBeGreaterThan(4);
    expect(shops.filter(({ about }) => (about ?? '').length > 200).length).toBeGreaterThan(10);
    for (const distinct of ['slug', 'name', 'location', 'about'] as const) {
      expect(new Set(shops.map((shop) => shop[distinct])).size, distinct).toBe(shops.length);
    }
    const drawings = world.rows.of('pictures').map(({ drawing }) => JSON.stringify(drawing));
    expect(new Set(drawings).size).toBe(drawings.length);
  });

  it('shows each shop in five to nine pictures of its own: the room or the front first, then work and results', () => {
    const pictures = Map.groupBy(pagePictures(), ({ businessId }) => businessId);
    const drawn = (shop: { id: number }) =>
      (pictures.get(shop.id) ?? []).map(
        ({ drawing }) => drawing as { kind: string; trade: string; composition?: number },
      );
    const sequences = new Set<string>();
    for (const shop of world.shops) {
      const all = drawn(shop);
      expect(all.length, shop.slug).toBeGreaterThanOrEqual(5);
      expect(all.length, shop.slug).toBeLessThanOrEqual(9);
      const { pictured } = shop.sketch;
      const views = viewsOf[pictured ?? all[0]?.trade ?? ''];
      const kindOf = ({ kind, trade, composition }: (typeof all)[number]) =>
        kind === 'shopFront'
          ? 'front'
          : Object.entries(views ?? {}).find(([, list]) =>
              list.some(({ at, art = trade }) => at === composition && art === trade),
            )?.[0];
      const kinds = all.map(kindOf);
      expect(['room', 'front'], shop.slug).toContain(kinds[0]);
      expect(kinds, shop.slug).toEqual(expect.arrayContaining(['room', 'work', 'result', 'front']));
      sequences.add(all.map(({ kind, trade, composition }) => `${trade} ${composition ?? kind}`).join(', '));
    }
    expect(sequences.size).toBe(world.shops.length);
    const fern = world.shops.find(({ slug }) => slug === 'fern-and-fold');
    expect(drawn(fern ?? { id: 0 })).toHaveLength(9);
    expect(world.rows.of('pictures').filter(({ alt }) => !alt)).toEqual([]);
  });

  it('[HOME-061] shows physiotherapists at work, and no armchairs for talking', () => {
    const physios = world.shops.filter(({ sketch }) => /physio/i.test(sketch.line));
    expect(physios.length).toBeGreaterThan(3);
    const theirs = new Set(physios.map(({ id }) => id));
    const pictures = pagePictures().filter(({ businessId }) => theirs.has(businessId ?? 0));
    const trades = pictures.map(({ drawing }) => (drawing as { trade: string }).trade);
    expect(new Set(trades)).toEqual(new Set(['massage-spa', 'gym-fitness']));
  });

  it('[CAMP-010] shows a campaign with bookings after it, and a draft with recipients', () => {
    const { rows } = world;
    const [sent, draft] = rows.of('campaigns');
    expect([sent?.state, draft?.state]).toEqual(['sent', 'draft']);
    const reached = rows.of('campaignRecipients').filter(({ state }) => state === 'sent');
    const said = new Map(rows.of('newsChoices').map(({ userId, isAllowed }) => [userId, isAllowed]));
    expect(reached.length).toBeGreaterThan(10);
    expect(reached.filter(({ userId }) => said.get(userId) !== true)).toEqual([]);
    const booked = reached.filter(({ userId, sentAt }) =>
      rows
        .of('appointments')
        .some(
          (one) =>
            one.userId === userId &&
            one.businessId === sent?.businessId &&
            !['Held', 'Lapsed', 'Cancelled'].includes(one.status) &&
            (one.createdAt ?? 0) > (sentAt ?? 0) &&
            (one.createdAt ?? 0) <= (sentAt ?? 0) + 14 * 86_400,
        ),
    );
    expect(booked.length).toBeGreaterThan(0);
    expect(booked.length).toBeLessThan(reached.length / 2);
  });

  it('[INV-032] every refund has a credit note of its amount, numbered without gaps and tied to its invoice', () => {
    const { rows } = world;
    const refunded = new Map<number, number>();
    for (const { saleId, side, amount, kind } of rows.of('ledgerEntries')) {
      if (side === 'payment' && amount < 0 && kind !== 'charge')
        refunded.set(saleId, (refunded.get(saleId) ?? 0) - amount);
    }
    const notes = rows.of('creditNotes');
    expect(notes.length).toBeGreaterThan(10);
    expect(new Map(notes.map(({ saleId, amount }) => [saleId, amount]))).toEqual(refunded);
    const invoices = new Map(rows.of('invoices').map((invoice) => [idOf(invoice), invoice]));
    for (const { saleId, invoiceId, lines, amount } of notes) {
      expect(invoices.get(invoiceId)?.saleId).toBe(saleId);
      expect(lines.reduce((sum, line) => sum + line.amount, 0)).toBe(amount);
    }
    for (const own of Map.groupBy(notes, ({ businessId }) => businessId).values())
      expect(own.map(({ number }) => number)).toEqual(own.map((_, index) => index + 1));
  });

  it('[PAYOUT-011] every shop has its weeks paid out, and each payout is the sum of what is in it', () => {
    const { rows } = world;
    const entries = rows.of('payoutEntries');
    expect(rows.of('payouts').length).toBeGreaterThan(world.shops.length);
    for (const [payoutId, own] of Map.groupBy(entries, ({ payoutId }) => payoutId ?? 0))
      if (payoutId !== 0) expect(own.reduce((sum, { amount }) => sum + amount, 0)).toBe(0);
    const captured = entries.filter(({ kind }) => kind === 'charge').reduce((sum, { amount }) => sum + amount, 0);
    expect(captured).toBe(rows.of('payments').reduce((sum, { amount }) => sum + amount, 0));
  });

  it('gives no shop a slug that the site reserves', () => {
    const fixed =
      'home mobile-header search-form for-business how-it-works pricing search invoice revolut revolut-subscription payment-success payment-fail video-vetting applink business-feature bonus-materials bonus get-bonus-materials get-free-ebook thank-you-for-downloading-ebook download unsubscribe system profile signup social-registration login guest-login forget-password reset-password not-found calendar business desk dev embed graphql realtime uploads assets outbox healthz readyz metrics sitemap robots favicon'.split(
        ' ',
      );
    expect(world.shops.map(({ slug }) => slug).filter((slug) => fixed.includes(slug))).toEqual([]);
    expect(world.shops.map(({ slug }) => slug)).toEqual(expect.arrayContaining(['fern-and-fold', 'willow-room']));
  });

  it('has appointments of every status and kind', () => {
    const appointments = world.rows.of('appointments');
    const statuses = ['New', 'Accept', 'Reschedule', 'Cancelled', 'Completed', 'No Show'];
    expect(new Set(appointments.map(({ status }) => status))).toEqual(new Set(statuses));
    expect(new Set(appointments.map(({ kind }) => kind))).toEqual(new Set(['visit', 'consultation']));
    expect(new Set(appointments.map(({ chargeDecision }) => chargeDecision))).toEqual(
      new Set([null, undefined, 'asked', 'charged', 'waived']),
    );
    expect(new Set(appointments.map(({ cancelledBy }) => cancelledBy))).toContain('business');
    const lines = world.rows.of('appointmentLines');
    expect(lines.some(({ isCourse }) => isCourse) && lines.some(({ isGroup, isCourse }) => isGroup && !isCourse)).toBe(
      true,
    );
    expect(world.rows.of('videoRooms').filter(({ endedAt, startsAt }) => !endedAt && startsAt > WEDNESDAY).length).toBe(
      3,
    );
  });

  it('has a notification of each kind, and all of them for the main guest', () => {
    const niamh = guestCalled(world, 'Niamh Gallagher').id;
    const hers = world.rows.of('notifications').filter(({ recipientId }) => recipientId === niamh);
    expect(hers.map(({ kind }) => kind)).toEqual(expect.arrayContaining(Object.keys(NOTIFICATION_KINDS)));
    expect(
      hers.every(({ createdAt = 0 }, index) => index === 0 || createdAt >= (hers[index - 1]?.createdAt ?? 0)),
    ).toBe(true);
    expect(hers.some(({ seenAt }) => seenAt) && hers.some(({ seenAt }) => !seenAt)).toBe(true);
  });

  it('leaves Bríd Kavanagh new everywhere', () => {
    const brid = guestCalled(world, 'Bríd Kavanagh').id;
    for (const name of ['appointments', 'sales', 'guestStatuses', 'favourites', 'waitingListRequests'] as const) {
      expect(
        world.rows.of(name).filter(({ userId }) => userId === brid),
        name,
      ).toEqual([]);
    }
  });

  it('books no guest with an account in two places at once', () => {
    const named = new Set(world.named.map(({ id }) => id));
    const spans = world.rows
      .of('appointments')
      .filter(({ userId, status, kind }) => named.has(userId) && status !== 'Cancelled' && kind === 'visit')
      .sort((a, b) => a.userId - b.userId || a.startsAt - b.startsAt);
    const single = new Set(
      world.rows
        .of('appointmentLines')
        .filter(({ isGroup }) => !isGroup)
        .map((line) => line.appointmentId),
    );
    // A companion's appointment is not the guest's own.
    const own = spans.filter(
      (appointment) => single.has((appointment as unknown as { id: number }).id) && !appointment.companion,
    );
    for (const [index, appointment] of own.entries()) {
      const before = own[index - 1];
      if (before?.userId === appointment.userId) expect(appointment.startsAt).toBeGreaterThanOrEqual(before.endsAt);
    }
  });

  it('notifies every owner who has guests', () => {
    const news = Map.groupBy(world.rows.of('notifications'), ({ recipientId }) => recipientId);
    const busy = new Set(world.rows.of('appointments').map(({ businessId }) => businessId));
    const silent = world.shops.filter(({ id, ownerId }) => busy.has(id) && !news.get(ownerId));
    expect(silent.map(({ slug }) => slug)).toEqual([]);
  });

  it('knows each guest of a shop since a booking there, so that the latest come first', () => {
    const booked = new Map<string, number>();
    for (const { businessId, userId, createdAt = 0 } of world.rows.of('appointments')) {
      const key = `${businessId}/${userId}`;
      booked.set(key, Math.max(booked.get(key) ?? 0, createdAt));
    }
    const fresh = world.rows.of('guestStatuses').filter(({ businessId, userId, createdAt = 0 }) => {
      const latest = booked.get(`${businessId}/${userId}`);
      return latest !== undefined && createdAt > latest;
    });
    expect(fresh).toEqual([]);
  });

  it('contains nothing that has not happened yet', () => {
    const { now, rows } = world;
    const early = rows
      .of('appointments')
      .filter(
        ({ status, createdAt = 0, cancelledAt, startsAt, endsAt }) =>
          createdAt > now ||
          (cancelledAt && (cancelledAt > Math.min(now, startsAt) || cancelledAt < createdAt)) ||
          (status === 'Completed' || status === 'No Show') !== (status !== 'Cancelled' && endsAt <= now),
      );
    expect(early).toEqual([]);
    for (const name of ['notifications', 'reviews', 'ledgerEntries', 'invoices', 'refunds', 'favourites'] as const) {
      const later = (rows.of(name) as { createdAt?: Instant }[]).filter(({ createdAt = 0 }) => createdAt > now);
      expect(later, name).toEqual([]);
    }
  });
});

describe('people and groups of the demo', () => {
  it('[GROUP-028] two friends come together: one sale, an appointment for each, one of them a companion', () => {
    const together = world.rows.of('appointments').filter(({ groupPlace = null }) => groupPlace !== null);
    expect(together.map(({ groupPlace, companion }) => [groupPlace, companion])).toEqual([
      [0, ''],
      [1, 'Kofi'],
    ]);
    const [own, friend] = together;
    expect([friend?.saleId, friend?.startsAt]).toEqual([own?.saleId, own?.startsAt]);
    const sale = world.rows.of('sales').find(({ id }) => id === own?.saleId);
    const owed = world.rows.of('ledgerEntries').filter(({ saleId, side }) => saleId === sale?.id && side === 'claim');
    expect(owed.reduce((sum, { amount }) => sum + amount, 0)).toBe(sale?.totalAmount);
    expect(world.rows.of('invoices').filter(({ saleId }) => saleId === sale?.id)).toHaveLength(1);
  });

  it('[GROUP-028] a shop has an owner, a manager and staff, weeks that alternate, and a swap to answer', () => {
    const shop = world.shops.find(({ slug }) => slug === 'fern-and-fold');
    const roles = world.rows.of('businessMembers').filter(({ businessId }) => businessId === shop?.id);
    expect(roles.map(({ role }) => role).sort()).toEqual(['manager', 'owner', 'staff']);
    expect(world.rows.of('shiftSwaps')).toMatchObject([{ businessId: shop?.id, status: 'asked' }]);
    const weeks = world.rows.of('workHours').filter(({ week = null }) => week !== null);
    const inWeek = (name: string) =>
      weeks
        .filter(({ week }) => week === name)
        .map(({ weekday, startMinute, endMinute }) => [weekday, startMinute, endMinute]);
    expect(inWeek('A').length).toBeGreaterThan(0);
    expect(inWeek('A')).not.toEqual(inWeek('B'));
    for (const { startMinute, endMinute } of weeks) expect(startMinute).toBeLessThan(endMinute);
  });
});
