import { DAY } from '@thyme/domain/time';
import type { BookedAppointment } from '../books/add-appointment.ts';
import { addAppointment } from '../books/add-appointment.ts';
import { takeTime } from '../diary/find-time.ts';
import { shopCalled, type World } from '../world.ts';
import { on, pricingsOf, storyOf, whenFree } from './book.ts';

const SHOP = 'the-knot-shop';

/** Two friends side by side, each paying their own part: one sale with an appointment for each. */
export function addFriends(world: World): void {
  const story = storyOf(world, 'Amara Eze');
  const shop = shopCalled(world, SHOP);
  const pricings = pricingsOf(shop, ['Sports massage']);
  const at = whenFree(story, shop, pricings, on(world, 16, 11));
  const common = { shop, guest: story.guest, status: 'Accept' as const, bookedAt: world.now - 2 * DAY };
  // Nothing is prepaid, so that the two need a single invoice and no payments.
  const own = addAppointment(world, { ...common, services: takeTime(shop, pricings, at) });
  const friend = addAppointment(world, { ...common, services: takeTime(shop, pricings, at) });
  if (own.startsAt !== friend.startsAt) throw new Error(`${SHOP} has no room for two at once.`);
  joinSales(world, own, friend);
  const sale = world.rows.of('sales').find(({ id }) => id === own.saleId);
  if (sale) sale.partsUntil = own.startsAt;
  markGroup(world, own, 0, '');
  markGroup(world, friend, 1, 'Kofi');
}

/** Moves everything from the second sale to the first. */
function joinSales({ rows }: World, { saleId }: BookedAppointment, { saleId: second }: BookedAppointment): void {
  const sales = rows.of('sales');
  const [into, from] = [saleId, second].map((id) => sales.find((sale) => sale.id === id));
  if (!into || !from) throw new Error('A sale of the group is missing.');
  into.subTotal = (into.subTotal ?? 0) + (from.subTotal ?? 0);
  into.discount = (into.discount ?? 0) + (from.discount ?? 0);
  into.totalAmount = (into.totalAmount ?? 0) + (from.totalAmount ?? 0);
  into.payableNow = (into.payableNow ?? 0) + (from.payableNow ?? 0);
  for (const table of ['appointments', 'saleLines', 'ledgerEntries'] as const)
    for (const row of rows.of(table)) if (row.saleId === second) row.saleId = saleId;
  const invoices = rows.of('invoices');
  invoices.splice(
    invoices.findIndex((invoice) => invoice.saleId === second),
    1,
  );
  sales.splice(sales.indexOf(from), 1);
}

function markGroup({ rows }: World, { appointmentId }: BookedAppointment, groupPlace: number, companion: string): void {
  const row = rows.of('appointments').find(({ id }) => id === appointmentId);
  // No payment is due in advance; each guest may pay by the link.
  if (row) Object.assign(row, { groupPlace, companion, partDeposit: 0 });
}
