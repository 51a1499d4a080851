import { LEAST_MINUTES, MOST_MINUTES, priceEdited } from '@thyme/domain/bookings';
import { type Minor, parseMajor, toMajor } from '@thyme/domain/money';
import type { SoldItem } from '../adding/draft.ts';
import type { Appointment } from '../operations.ts';

/** A service while it is edited; amounts are raw input. */
export interface DraftLine {
  /** React key, also for a line that has no id yet. */
  key: string;
  lineId: number | null;
  pricingId: number;
  name: string;
  chairId: number | null;
  minutes: number;
  price: string;
  /** Current list price; null when the service is no longer offered. */
  listPrice: number | null;
  /** Prices and durations by person, for a line that is not saved yet. */
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

/** Suggested reasons for a discount; others can be typed. */
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

/** Adds a service, with the person of the last line. */
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

/** Price and duration of a service with a person. */
function termsOf({ own, price, minutes }: SoldItem, chairId: number | null): { price: number; minutes: number } {
  const terms = own.find(({ chair_id }) => chair_id === chairId);
  return { price: terms?.price ?? price, minutes: terms?.duration ?? minutes };
}

/** Changes a line's person. An unsaved line takes over their price and duration, unless these were changed by hand. */
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
  /** The first error to correct; empty if there is none. */
  problem: string;
}

/** Totals, calculated by the same rule as on the server. */
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
  return { ...sums, problem: deskDiscount > 0 && draft.reason.trim() === '' ? 'Give a reason for the discount' : '' };
}

/** Serializes the draft for the server. */
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
