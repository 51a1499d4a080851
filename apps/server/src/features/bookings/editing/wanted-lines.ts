import { LEAST_MINUTES, MOST_MINUTES } from '@thyme/domain/bookings';
import type { Minor } from '@thyme/domain/money';
import { ok, type Result, refuse } from '@thyme/domain/result';
import type { Instant } from '@thyme/domain/time';
import type { UnitOfWork } from '../../../platform/unit-of-work.ts';
import { atChair, findChair, type Offer, readOffers, type Shop } from '../../availability/index.ts';
import type { LockedAppointment } from '../appointments/change-store.ts';

/** A requested service; fields left out are unchanged, or as on the menu. */
export interface LineWish {
  lineId: number | null;
  pricingId: number | null;
  chairId: number | null;
  minutes: number | null;
  price: Minor | null;
}

export interface WantedLine {
  id: number | null;
  pricingId: number;
  name: string;
  chairId: number;
  startsAt: Instant;
  minutes: number;
  price: Minor;
  specialPrice: Minor;
  specialDeposit: number | null;
  vatRate: number | null;
}

export type LinesRefusal = { readonly code: 'no-lines' | 'no-line' | 'no-service' | 'no-chair' | 'bad-length' };

type StoredLine = LockedAppointment['lines'][number];

/** The lines after an edit, consecutive from the same start. */
export async function wantedLines(
  tx: UnitOfWork,
  shop: Shop,
  { appointment, lines }: LockedAppointment,
  wishes: readonly LineWish[],
): Promise<Result<{ lines: WantedLine[]; offers: Map<number, Offer> }, LinesRefusal>> {
  if (wishes.length === 0) return refuse('no-lines');
  const stored = new Map(lines.map((line) => [line.id, line]));
  const ids = [...lines.map(({ pricingId }) => pricingId), ...wishes.flatMap(({ pricingId }) => pricingId ?? [])];
  const offers = await readOffers(tx.db, shop, [...new Set(ids)], { withHidden: true });
  const usual = lines.find(({ chairId }) => chairId !== null)?.chairId ?? shop.chairs[0] ?? null;
  const used = new Set<number>();
  const wanted: WantedLine[] = [];
  let from = appointment.startsAt;
  for (const wish of wishes) {
    const line = wish.lineId === null ? undefined : stored.get(wish.lineId);
    if (wish.lineId !== null && (!line || used.has(line.id))) return refuse('no-line');
    if (line) used.add(line.id);
    const chairId = wish.chairId ?? line?.chairId ?? usual;
    const sold = line ? asStored(line, wish) : asOffered(offers.get(wish.pricingId ?? 0), chairId, wish);
    if (!sold) return refuse('no-service');
    const stays = lines.some((one) => one.chairId === chairId);
    if (chairId === null || (!stays && !(await findChair(tx.db, shop.id, chairId))?.active)) return refuse('no-chair');
    const { minutes } = sold;
    if (minutes < LEAST_MINUTES || minutes > MOST_MINUTES) return refuse('bad-length');
    wanted.push({ ...sold, id: line?.id ?? null, chairId, startsAt: from });
    from += minutes * 60;
  }
  return ok({ lines: wanted, offers });
}

type Sold = Omit<WantedLine, 'id' | 'chairId' | 'startsAt'>;

function asStored(line: StoredLine, { minutes, price }: LineWish): Sold {
  const unit = line.specialPrice > 0 ? line.specialPrice : line.price;
  // A custom price replaces the special one.
  const own = price !== null && price !== unit ? { price, specialPrice: 0 } : line;
  return {
    pricingId: line.pricingId,
    name: line.serviceName,
    minutes: minutes ?? line.durationMinutes,
    price: own.price,
    specialPrice: own.specialPrice,
    specialDeposit: line.specialDeposit,
    vatRate: null,
  };
}

/** An added service has its person's price and duration. */
function asOffered(plain: Offer | undefined, chairId: number | null, { minutes, price }: LineWish): Sold | null {
  if (!plain || plain.group) return null;
  const offer = chairId === null ? plain : atChair(plain, chairId);
  const unit = offer.specialPrice > 0 ? offer.specialPrice : offer.price;
  const own = price !== null && price !== unit ? { price, specialPrice: 0 } : offer;
  return {
    pricingId: offer.pricingId,
    name: offer.name,
    minutes: minutes ?? offer.minutes,
    price: own.price,
    specialPrice: own.specialPrice,
    specialDeposit: null,
    vatRate: offer.vatRate,
  };
}
