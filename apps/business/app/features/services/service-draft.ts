import { LEAST_STEP, MOST_STEPS, stepsProblem } from '@thyme/domain/availability';
import { parseMajor, toMajor } from '@thyme/domain/money';
import { dateOfWall, isLocalDate, minuteOfWall, wallAt } from '@thyme/domain/time';
import type { DeskClassInput, DeskPricingInput } from '../../generated/graphql.ts';
import { isServiceMinutes, type OwnFields, ownTermsErrors } from '../../lib/own-terms-errors.ts';
import { rateOf } from '../../lib/vat-rate.ts';
import type { Service } from './operations.ts';

/** One person's price and duration; empty where they do not differ. */
export interface OwnDraft extends OwnFields {
  chairId: number;
}

export interface StepDraft {
  name: string;
  minutes: string;
  handsFree: boolean;
}

/** A room or piece of equipment that it needs; empty minutes mean from the start or to the end. */
export interface NeedDraft {
  roomId: number;
  from: string;
  to: string;
}

export interface PriceDraft {
  id: number | null;
  label: string;
  duration: string;
  price: string;
  sale: string;
  own: OwnDraft[];
  /** Empty if the person is needed all the time. */
  steps: StepDraft[];
}

/** 6:30 pm, when most classes begin. */
export const USUAL_CLASS = 18 * 60 + 30;

export interface DateDraft {
  date: string;
  /** The minute of the day; null while there is none. */
  minute: number | null;
}

/** A service as the form holds it: raw input. */
export interface ServiceDraft {
  id: number | null;
  categoryId: number;
  kind: string;
  name: string;
  description: string;
  addOn: boolean;
  pricings: PriceDraft[];
  deposit: string;
  buffer: string;
  /** Minutes of preparation. */
  before: string;
  needs: NeedDraft[];
  /** Percent of VAT; empty means the shop's own. */
  vatRate: string;
  chairIds: number[];
  /** Whether guests may choose who serves them. */
  personChoice: boolean;
  seats: string;
  /** Whether guests may also book a single date of a class sold in several. */
  singleVisits: boolean;
  enrolBy: string;
  dates: DateDraft[];
}

const major = (amount: number) => (amount === 0 ? '' : String(amount));

export const blankPrice = (): PriceDraft => ({
  id: null,
  label: '',
  duration: '60',
  price: '',
  sale: '',
  own: [],
  steps: [],
});

export function newDraft(categoryId: number, kind: string): ServiceDraft {
  return {
    id: null,
    categoryId,
    kind,
    name: '',
    description: '',
    addOn: false,
    pricings: [blankPrice()],
    deposit: '',
    buffer: '',
    before: '',
    needs: [],
    vatRate: '',
    chairIds: [],
    personChoice: true,
    seats: '8',
    singleVisits: false,
    enrolBy: '',
    dates: [{ date: '', minute: USUAL_CLASS }],
  };
}

export function draftOf(service: Service, categoryId: number): ServiceDraft {
  const [first] = service.pricings;
  return {
    id: service.id,
    categoryId,
    kind: service.kind,
    name: service.name,
    description: service.description,
    addOn: service.add_on,
    pricings: service.pricings.map(({ id, label, duration, price, special_price, own, steps }) => ({
      id,
      label,
      duration: String(duration),
      price: String(price),
      sale: major(special_price),
      steps: steps.map((step) => ({ name: step.name, minutes: String(step.minutes), handsFree: step.hands_free })),
      own: own.map((one) => ({
        chairId: one.chair_id,
        price: one.price == null ? '' : String(one.price),
        duration: one.duration == null ? '' : String(one.duration),
      })),
    })),
    deposit: first?.special_deposit == null ? '' : String(first.special_deposit),
    buffer: first?.buffer_minutes == null ? '' : String(first.buffer_minutes),
    before: first?.before_minutes ? String(first.before_minutes) : '',
    needs: service.needs.map(({ room_id, from, to }) => ({
      roomId: room_id,
      from: from == null ? '' : String(from),
      to: to == null ? '' : String(to),
    })),
    vatRate: service.vat_rate == null ? '' : String(service.vat_rate),
    chairIds: service.chair_ids,
    personChoice: service.person_choice ?? true,
    seats: String(service.seats ?? 8),
    singleVisits: service.single_visits,
    enrolBy: service.enroll_date ?? '',
    dates: service.dates.map(({ starts }) => ({ date: dateOfWall(starts), minute: minuteOfWall(starts) })),
  };
}

const wallOf = ({ date, minute }: DateDraft): number | null =>
  isLocalDate(date) && minute !== null ? wallAt(date, minute) : null;

function ownErrors(own: readonly OwnDraft[], at: string): Record<string, string> {
  const errors: Record<string, string> = {};
  for (const { chairId, ...terms } of own)
    for (const [field, message] of Object.entries(ownTermsErrors(terms)))
      errors[`${at}.own.${chairId}.${field}`] = message;
  return errors;
}

const STEPS_WORDS = {
  'sum-differs': 'The steps must add up to the duration.',
  'no-hands': 'Someone has to work in at least one step.',
  'too-short': `A step takes at least ${LEAST_STEP} minutes.`,
  'too-many': `Please use at most ${MOST_STEPS} steps.`,
} as const;

function stepErrors(steps: readonly StepDraft[], duration: string, at: string): Record<string, string> {
  const given = steps.map(({ minutes, handsFree }) => ({ minutes: Number(minutes), isHandsFree: handsFree }));
  const problem = stepsProblem(given, Number(duration));
  return problem ? { [`${at}.steps`]: STEPS_WORDS[problem] } : {};
}

function needErrors(needs: readonly NeedDraft[]): Record<string, string> {
  const errors: Record<string, string> = {};
  for (const [index, { from, to }] of needs.entries())
    if (to !== '' && Number(to) <= Number(from || 0)) errors[`needs.${index}.to`] = 'The end must be after the start.';
  return errors;
}

function priceErrors({ duration, price, sale, own, steps }: PriceDraft, at: string): Record<string, string> {
  const errors = { ...ownErrors(own, at), ...stepErrors(steps, duration, at) };
  const amount = parseMajor(price || 'x');
  const lower = sale.trim() === '' ? null : parseMajor(sale);
  if (!amount.ok) errors[`${at}.price`] = 'Please enter an amount such as 38 or 38.50.';
  if (lower && !lower.ok) errors[`${at}.special_price`] = 'Please enter an amount such as 30.';
  else if (lower?.ok && amount.ok && lower.value >= amount.value && lower.value > 0)
    errors[`${at}.special_price`] = 'The sale price must be lower than the price.';
  if (!isServiceMinutes(duration)) errors[`${at}.duration`] = 'Please enter between 5 and 720 minutes.';
  return errors;
}

/** Validation messages, by the server's field paths. */
export function serviceErrors(draft: ServiceDraft): Record<string, string> {
  const errors: Record<string, string> = {};
  if (draft.name.trim() === '') errors.name = 'Please give it a name.';
  for (const [index, pricing] of draft.pricings.entries())
    Object.assign(errors, priceErrors(pricing, `pricings.${index}`));
  Object.assign(errors, needErrors(draft.needs));
  const deposit = Number(draft.deposit);
  if (draft.deposit !== '' && !(deposit >= 0 && deposit <= 100))
    errors['pricings.0.special_deposit'] = 'Please enter between 0 and 100.';
  if (Number.isNaN(rateOf(draft.vatRate))) errors.vat_rate = 'Please enter between 0 and 100.';
  if (draft.kind === 'service') return errors;
  const seats = Number(draft.seats);
  if (!Number.isInteger(seats) || seats < 1 || seats > 1000) errors['group.seats'] = 'Please enter at least one seat.';
  if (draft.dates.length === 0) errors['group.dates'] = 'Please add a date.';
  else if (draft.dates.some((date) => wallOf(date) === null))
    errors['group.dates'] = 'Please give each date a day and a time.';
  return errors;
}

const amountOf = (text: string): number => {
  const parsed = parseMajor(text);
  return parsed.ok ? toMajor(parsed.value) : 0;
};

/** The input for the server; only call it without errors. */
export function sendable(draft: ServiceDraft) {
  const pricings: DeskPricingInput[] = draft.pricings.map(({ id, label, duration, price, sale, own, steps }) => ({
    id,
    label: label.trim(),
    duration: Number(duration),
    price: amountOf(price),
    special_price: amountOf(sale),
    special_deposit: draft.deposit === '' ? null : Number(draft.deposit),
    buffer_minutes: draft.buffer === '' ? null : Number(draft.buffer),
    before_minutes: Number(draft.before || 0),
    steps: steps.map(({ name, minutes, handsFree }) => ({
      name: name.trim(),
      minutes: Number(minutes),
      hands_free: handsFree,
    })),
    own: own.map(({ chairId, price: ownPrice, duration: ownDuration }) => ({
      chair_id: chairId,
      price: ownPrice.trim() === '' ? null : amountOf(ownPrice),
      duration: ownDuration.trim() === '' ? null : Number(ownDuration),
    })),
  }));
  const group: DeskClassInput | null =
    draft.kind === 'service'
      ? null
      : {
          kind: draft.kind,
          seats: Number(draft.seats),
          ...(draft.kind === 'weekly' ? { single_visits: draft.singleVisits } : {}),
          enroll_date: draft.enrolBy || null,
          dates: draft.dates.flatMap((date) => wallOf(date) ?? []),
        };
  return {
    id: draft.id,
    category: draft.categoryId,
    name: draft.name.trim(),
    description: draft.description.trim(),
    pricings,
    addOn: draft.kind === 'service' && draft.addOn,
    vatRate: rateOf(draft.vatRate),
    chairs: draft.chairIds,
    personChoice: draft.personChoice,
    needs: draft.needs.map(({ roomId, from, to }) => ({
      room_id: roomId,
      from: from === '' ? null : Number(from),
      to: to === '' ? null : Number(to),
    })),
    group,
  };
}
