import { LEAST_MINUTES, MOST_MINUTES, priceEdited } from '@thyme/domain/bookings';
import { type Minor, parseMajor, toMajor } from '@thyme/domain/money';
import type { SoldItem } from '../adding/draft.ts';
import type { Appointment } from '../operations.ts';

/** A service as it is edited; amounts are as typed. */
export interface DraftLine {
  /** Names it while it has no id. */
  key: string;
  lineId: number | null;
  pricingId: number;
  name: string;
  chairId: number | null;
  minutes: number;
  price: string;
  /** As on the menu; null where it is no longer there. */
  listPrice: number | null;
  /** What it costs and takes with each person, while it is not booked yet. */
  item?: SoldItem;
}

export interface EditDraft {
  lines: readonly DraftLine[];
  discountKind: 'amount' | 'percent';
  discount: string;
  reason: string;
  noteToGuest: string;
  tell: string;
}

/** Offered as reasons of a discount; any other can be typed. */
export const REASONS = ['Goodwill', 'Loyal guest', 'Model', 'Team'] as const;

const typed = (major: number) => major.toFixed(2);

export function draftOf(appointment: Appointment): EditDraft {
  const { lines, discount, discount_percent: percent, discount_reason: reason, note_to_guest } = appointment;
  return {
    lines: lines.map((line) => ({
      key: `line-${line.id}`,
      lineId: line.id,
      pricingId: line.service_pricing_id,
      name: line.service,
      chairId: line.chair_id ?? null,
      minutes: line.minutes,
      price: typed(line.special_price > 0 ? line.special_price : line.price),
      listPrice: line.list_price ?? null,
    })),
    discountKind: percent === null || percent === undefined ? 'amount' : 'percent',
    discount: percent ? String(percent) : discount > 0 ? typed(discount) : '',
    reason,
    noteToGuest: note_to_guest,
    tell: 'nobody',
  };
}

/** A service that is added, with the person of the last one. */
export function lineOf(item: SoldItem, lines: readonly DraftLine[], key: string): DraftLine {
  const able = (id: number | null) => id !== null && (item.chairIds.length === 0 || item.chairIds.includes(id));
  const last = lines.at(-1)?.chairId ?? null;
  const chairId = able(last) ? last : (item.chairIds[0] ?? last);
  const { price, minutes } = termsOf(item, chairId);
  return {
    key,
    lineId: null,
    pricingId: item.pricingId,
    name: item.name,
    chairId,
    minutes,
    price: typed(price),
    listPrice: price,
    item,
  };
}

/** What a service costs and how long it takes with a person. */
function termsOf({ own, price, minutes }: SoldItem, chairId: number | null): { price: number; minutes: number } {
  const terms = own.find(({ chair_id }) => chair_id === chairId);
  return { price: terms?.price ?? price, minutes: terms?.duration ?? minutes };
}

/** Another person for a line. One that is added costs and takes what it does with them, unless that was changed by hand. */
export function withPerson(line: DraftLine, chairId: number | null): Partial<DraftLine> {
  if (!line.item) return { chairId };
  const before = termsOf(line.item, line.chairId);
  const now = termsOf(line.item, chairId);
  return {
    chairId,
    listPrice: now.price,
    ...(line.price === typed(before.price) ? { price: typed(now.price) } : {}),
    ...(line.minutes === before.minutes ? { minutes: now.minutes } : {}),
  };
}

const minorOf = (text: string): Minor | null => {
  const amount = parseMajor(text.trim() === '' ? '0' : text);
  return amount.ok ? amount.value : null;
};

const percentIn = (text: string): number | null => {
  const value = text.trim() === '' ? 0 : Number(text);
  return Number.isInteger(value) && value >= 0 && value <= 100 ? value : null;
};

export interface EditSums {
  services: number;
  discount: number;
  total: number;
  /** What has to be corrected first; empty when nothing has. */
  problem: string;
}

/** What it costs by the same rule as on the server. */
export function sumsOf(draft: EditDraft): EditSums {
  const prices = draft.lines.map(({ price }) => minorOf(price));
  const isPercent = draft.discountKind === 'percent';
  const value = isPercent ? percentIn(draft.discount) : minorOf(draft.discount);
  const wrong = (problem: string): EditSums => ({ services: 0, discount: 0, total: 0, problem });
  if (draft.lines.length === 0) return wrong('Add a service, or cancel the appointment');
  if (prices.some((price) => price === null)) return wrong('Check the prices');
  if (draft.lines.some(({ minutes }) => !(minutes >= LEAST_MINUTES && minutes <= MOST_MINUTES)))
    return wrong('Check the lengths');
  if (value === null) return wrong('Check the discount');
  const lines = prices.map((price) => ({ price: price ?? 0, specialPrice: 0 }));
  const edited = priceEdited(lines, value === 0 ? null : isPercent ? { percent: value } : { amount: value });
  if (!edited.ok) return wrong('The discount is more than the price');
  const { subTotal, deskDiscount, total } = edited.value;
  const sums = { services: toMajor(subTotal), discount: toMajor(deskDiscount), total: toMajor(total) };
  return { ...sums, problem: deskDiscount > 0 && draft.reason.trim() === '' ? 'Say why there is a discount' : '' };
}

/** The draft as the server takes it. */
export function editOf(draft: EditDraft) {
  const value = Number(draft.discount || 0);
  return {
    lines: draft.lines.map(({ lineId, pricingId, chairId, minutes, price }) => ({
      ...(lineId === null ? { service_pricing_id: pricingId } : { line_id: lineId }),
      chair_id: chairId,
      minutes,
      price: toMajor(minorOf(price) ?? 0),
    })),
    discount: {
      ...(draft.discountKind === 'percent' ? { percent: value } : { amount: toMajor(minorOf(draft.discount) ?? 0) }),
      reason: draft.reason.trim(),
    },
    noteToGuest: draft.noteToGuest,
    tell: draft.tell,
  };
}
