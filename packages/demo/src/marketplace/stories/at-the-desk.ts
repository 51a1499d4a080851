import { formatSpan } from '@thyme/domain/bookings';
import { DAY, formatDay, HOUR, type Instant, MINUTE, wallOf } from '@thyme/domain/time';
import { addAppointment } from '../books/add-appointment.ts';
import type { DemoPricing, DemoShop } from '../opening/demo-shop.ts';
import type { RowOf } from '../rows/tables.ts';
import { shopCalled, type World } from '../world.ts';

const DISCOUNT = 500;
const REASON = 'Goodwill';
/** How much later than the appointment below it the squeezed one begins. */
const SHIFT = 15;

type Appointment = RowOf<'appointments'>;
type Line = RowOf<'appointmentLines'>;

/** What the desk of Fern & Fold did today: it moved one appointment over another, and changed one. */
export function actAtDesk(world: World): void {
  const { rows } = world;
  const shop = shopCalled(world, 'fern-and-fold');
  const coming = comingAt(world, shop);
  const changed = squeezeIn(world, shop, coming);
  const edited = coming.find(
    ({ appointment }) => appointment.id !== changed && (appointment.totalAmount ?? 0) > 4 * DISCOUNT,
  );
  if (!edited) throw new Error('Fern & Fold has nothing that its desk could change.');
  giveDiscount(world, shop, edited);
  // COPY sends the same columns of every row.
  for (const row of rows.of('occupancies')) row.isOverride ??= false;
  for (const row of rows.of('appointments')) {
    row.deskDiscount ??= 0;
    row.discountReason ??= '';
    row.noteToGuest ??= '';
  }
}

interface Coming {
  appointment: Appointment;
  line: Line;
}

/** Accepted appointments of one service from tomorrow on, soonest first. */
function comingAt({ rows, now }: World, shop: DemoShop): Coming[] {
  const lines = Map.groupBy(
    rows.of('appointmentLines').filter(({ businessId }) => businessId === shop.id),
    ({ appointmentId }) => appointmentId,
  );
  return rows
    .of('appointments')
    .filter(({ businessId, status, startsAt }) => businessId === shop.id && status === 'Accept' && startsAt > now + DAY)
    .toSorted((a, b) => a.startsAt - b.startsAt)
    .flatMap((appointment) => {
      const [line, ...more] = lines.get(appointment.id ?? 0) ?? [];
      return line && more.length === 0 && !line.isGroup ? [{ appointment, line }] : [];
    });
}

/** A short service moved over a long one, with the same person. Returns the id of the appointment below. */
function squeezeIn(world: World, shop: DemoShop, coming: readonly Coming[]): number {
  const { rows, now } = world;
  for (const { appointment, line } of coming) {
    const pricing = shop.pricings.find((one) => fitsOver(one, line));
    const guest = world.others.find(({ id }) => id !== appointment.userId);
    if (!pricing || !guest || line.chairId === null || line.chairId === undefined) continue;
    const { chairId } = line;
    const startsAt = line.startsAt + SHIFT * MINUTE;
    const endsAt = startsAt + pricing.minutes * MINUTE;
    const place = { pricing, chairId, startsAt, endsAt, busyUntil: endsAt + shop.bufferMinutes * MINUTE };
    const before = rows.of('occupancies').length;
    const { appointmentId } = addAppointment(world, {
      shop,
      guest,
      services: [place],
      status: 'Accept',
      bookedAt: now - 2 * DAY,
    });
    for (const row of rows.of('occupancies').slice(before)) row.isOverride = true;
    const below = rows.of('users').find(({ id }) => id === appointment.userId);
    const lineEnd = line.startsAt + line.durationMinutes * MINUTE;
    writeAudit(world, shop, 'move', appointmentId, {
      from: placeWords(world, shop, { chairId, startsAt: startsAt + DAY, endsAt: endsAt + DAY }),
      to: placeWords(world, shop, place),
      anyway: [`Overlaps ${below?.firstName} ${below?.lastName} ${spanWords(shop, line.startsAt, lineEnd)}.`],
      tell: 'mail',
    });
    return appointment.id ?? 0;
  }
  throw new Error('Fern & Fold has no appointment that another could be moved over.');
}

const fitsOver = ({ minutes, chairIds, price }: DemoPricing, { durationMinutes, chairId }: Line) =>
  price > 0 && minutes + SHIFT <= durationMinutes && (!chairIds || chairIds.includes(chairId ?? 0));

/** A discount on one service, with an internal reason and a note that the guest reads. */
function giveDiscount(world: World, shop: DemoShop, { appointment, line }: Coming): void {
  const { rows, now } = world;
  const { id = 0, saleId = 0, totalAmount = 0, discount = 0 } = appointment;
  const sale = rows.of('sales').find((row) => row.id === saleId);
  const sold = rows.of('saleLines').find((row) => row.saleId === saleId && row.appointmentId === id);
  if (!sale || !sold) throw new Error('An appointment of the demo was not sold.');
  Object.assign(appointment, {
    discount: discount + DISCOUNT,
    deskDiscount: DISCOUNT,
    discountReason: REASON,
    totalAmount: totalAmount - DISCOUNT,
    noteToGuest: 'The front door is being painted. Please come in by the side.',
    businessNote: 'Waited half an hour last time.',
  });
  Object.assign(sold, { discount: (sold.discount ?? 0) + DISCOUNT });
  Object.assign(sale, { discount: (sale.discount ?? 0) + DISCOUNT, totalAmount: sale.totalAmount - DISCOUNT });
  rows.put('ledgerEntries', {
    businessId: shop.id,
    saleId: sale.id ?? 0,
    appointmentId: id,
    side: 'claim',
    kind: 'edit',
    amount: -DISCOUNT,
    currency: shop.currency,
    createdAt: now - HOUR,
  });
  const services = [line.serviceName];
  writeAudit(world, shop, 'edit', id, {
    services,
    total: totalAmount - DISCOUNT,
    was: { services, total: totalAmount },
    discount: DISCOUNT,
    reason: REASON,
    tell: 'nobody',
  });
}

function writeAudit({ rows, now }: World, shop: DemoShop, action: string, id: number, changes: object): void {
  const owner = rows.of('businessMembers').find(({ businessId, role }) => businessId === shop.id && role === 'owner');
  rows.put('auditEntries', {
    businessId: shop.id,
    actorId: owner?.userId ?? null,
    action,
    subject: 'appointment',
    subjectId: String(id),
    changes,
    createdAt: now - HOUR,
  });
}

const spanWords = ({ zone }: DemoShop, from: Instant, to: Instant) =>
  formatSpan({ from: wallOf(zone, from), to: wallOf(zone, to) });

function placeWords(
  { rows }: World,
  shop: DemoShop,
  { chairId, startsAt, endsAt }: { chairId: number; startsAt: Instant; endsAt: Instant },
): string {
  const chair = rows.of('chairs').find(({ id }) => id === chairId);
  return `${formatDay(wallOf(shop.zone, startsAt))}, ${spanWords(shop, startsAt, endsAt)} with ${chair?.person ?? chair?.name}`;
}
