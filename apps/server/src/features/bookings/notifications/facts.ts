import { mayMoveAt } from '@thyme/domain/bookings';
import { formatMinor, isCurrency, type Minor, sumOf } from '@thyme/domain/money';
import { isPolicyCode, policySentence } from '@thyme/domain/payments';
import { listInWords, midSentence } from '@thyme/domain/text';
import {
  formatDay,
  formatDayTime,
  formatTime,
  type Instant,
  isHomeClock,
  wallOf,
  zonedDayTime,
  zonedTime,
  zoneLabel,
} from '@thyme/domain/time';
import type { CalendarEntry } from '../../../integrations/calendar/ics.ts';
import type { AppointmentRecord } from './store.ts';

/** An appointment in words, for mails and notifications. Stored with the mail, so it reflects the time of writing. */
export interface AppointmentFacts {
  appointmentId: number;
  saleId: number | null;
  firstName: string;
  guestName: string;
  email: string;
  /** How an unregistered guest can move or cancel: the shop's phone number or email address. */
  callInstead?: string | undefined;
  /** By the shop's rule its guest cannot, or can no longer, ask for another time. */
  movesByShop?: boolean;
  shop: string;
  slug: string;
  place: string;
  services: string;
  /** Together: 'Thursday 13 August, 11:30 am'. */
  longDay: string;
  dayTime: string;
  time: string;
  /** For the shop, which is in its own zone. */
  deskDayTime: string;
  until: string;
  zone: string;
  rows: { label: string; detail: string; value: string }[];
  /** The shop's discount, if any. */
  discount?: string;
  total: string;
  /** Whether the total contains VAT; absent in mails queued before this field existed. */
  hasVat?: boolean;
  paid: string;
  due: string;
  hasPaid: boolean;
  hasDue: boolean;
  paidPercent: number;
  picture: { src: string; alt: string } | null;
  policy: string;
  /** When the video call before a first appointment takes place: 'Tue 4 Aug, 10:00 am'. */
  call: string | null;
  entries: CalendarEntry[];
  /** The calendar file, available without a login. */
  calendarPath: string;
  /** The appointment's page in the guest's account. */
  accountPath: string;
  /** Titles of unanswered forms; missing in mails from before this field. */
  forms?: string[];
  /** The link for an unregistered guest to answer them; others use their account. */
  formsPath?: string;
  writtenAt: Instant;
}

const money = (amount: number, currency: string) =>
  isCurrency(currency) ? formatMinor(amount, currency) : `${(amount / 100).toFixed(2)} ${currency}`;

const LONG_DAY = new Intl.DateTimeFormat('en-IE', { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' });

export const longDayOf = (zone: string, at: Instant) =>
  LONG_DAY.format(new Date(wallOf(zone, at) * 1000)).replace(',', '');
export const dayOf = (zone: string, at: Instant) => formatDay(wallOf(zone, at));
export const dayTimeOf = (zone: string, at: Instant) => formatDayTime(wallOf(zone, at));
export const timeOf = (zone: string, at: Instant) => formatTime(wallOf(zone, at));

/** 'signature facial and brow shape & tint'; 'signature facial for Aoife' for a companion. */
export function servicesInWords({ lines, appointment }: AppointmentRecord): string {
  const unique = [...new Set(lines.map(({ name }) => name))];
  const names = unique.map((name, index) => (index === 0 ? name : midSentence(name)));
  if (names.length === 0) return appointment.kind === 'consultation' ? 'Video call' : 'Visit';
  return appointment.companion ? `${listInWords(names)} for ${appointment.companion}` : listInWords(names);
}

/** A time at which the guest is expected: the appointment, a class date, or the call before it. */
export interface Expected {
  startsAt: Instant;
  endsAt: Instant;
  isCall: boolean;
}

export interface FactsContext {
  publicUrl: string;
  calendarPath: string;
  /** What is claimed and paid for this appointment. */
  money: { claimed: Minor; paid: Minor };
  now: Instant;
  forms: readonly string[];
  /** The link to answer them without a login. */
  formsPath: string;
  /** The time that the message is about; by default the first. */
  expected?: Expected | undefined;
}

export function factsOf(record: AppointmentRecord, context: FactsContext): AppointmentFacts {
  const { publicUrl, calendarPath, money: owed, now, expected = firstOf(record) } = context;
  const { appointment, business, guest, goods, call } = record;
  const { zone } = business;
  const { paid } = owed;
  const due = Math.max(0, owed.claimed - paid);
  const terms = {
    policies: appointment.cancellation.filter(isPolicyCode),
    steps: appointment.cancellationSteps,
    startsAt: appointment.startsAt,
    zone,
  };
  return {
    appointmentId: appointment.id,
    saleId: appointment.saleId,
    firstName: guest.firstName,
    guestName: `${guest.firstName} ${guest.lastName}`,
    email: guest.email ?? '',
    ...(guest.account === null ? { callInstead: business.phone || business.email || business.name } : {}),
    ...(mayMoveAt({ rule: business.guestMoves, terms, kind: appointment.kind, proposedBy: null }, now)
      ? {}
      : { movesByShop: true }),
    shop: business.name,
    slug: business.slug,
    place: expected.isCall ? 'Video call' : business.location,
    services: expected.isCall ? 'Video call' : servicesInWords(record),
    longDay: longDayOf(zone, expected.startsAt),
    dayTime: zonedDayTime(zone, expected.startsAt),
    time: zonedTime(zone, expected.startsAt),
    deskDayTime: dayTimeOf(zone, expected.startsAt),
    until: timeOf(zone, expected.endsAt),
    zone: zoneLabel(zone),
    rows: rowsOf(record),
    ...(appointment.deskDiscount > 0 ? { discount: money(appointment.deskDiscount, appointment.currency) } : {}),
    total: money(appointment.totalAmount + sumOf(goods.map(costOf)), appointment.currency),
    hasVat: Boolean(business.vatNumber),
    paid: money(paid, appointment.currency),
    due: money(due, appointment.currency),
    hasPaid: paid > 0,
    hasDue: due > 0 && !expected.isCall,
    paidPercent: paid + due > 0 ? Math.round((100 * paid) / (paid + due)) : 0,
    picture: pictureOf(record, publicUrl),
    policy: policySentence(terms, now),
    call: call && call.endedAt === null && call.startsAt > now ? zonedDayTime(zone, call.startsAt) : null,
    entries: entriesOf(record, publicUrl),
    calendarPath,
    accountPath: accountPathOf(appointment),
    forms: expected.isCall ? [] : [...context.forms],
    ...(guest.account === null ? { formsPath: context.formsPath } : {}),
    writtenAt: now,
  };
}

type Goods = AppointmentRecord['goods'][number];

const costOf = ({ unitPrice, productQty, discount }: Goods): Minor => unitPrice * productQty - discount;

/** The services, and the products handed over at the appointment. */
function rowsOf({ lines, goods, appointment: { currency } }: AppointmentRecord): AppointmentFacts['rows'] {
  return [
    ...lines.map((line) => ({
      label: line.name,
      // A chosen person is named; for anyone the appointment's page has the name.
      detail: `${line.minutes} min${line.personChosen && line.person ? `, with ${line.person}` : ''}`,
      value: money(line.specialPrice > 0 ? line.specialPrice : line.price, currency),
    })),
    ...goods.map((one) => ({
      label: one.productQty > 1 ? `${one.productQty} × ${one.productName}` : one.productName,
      detail: 'Handed over at your appointment',
      value: money(costOf(one), currency),
    })),
  ];
}

/** The width of a mail on a high-density screen. */
const pictureOf = ({ picture }: AppointmentRecord, publicUrl: string) =>
  picture && { src: `${publicUrl}/uploads/${picture.folder}/${picture.name}.webp?w=1200`, alt: picture.alt };

/** A course lasts for weeks: the message names its first date. */
const firstOf = ({ appointment, dates }: AppointmentRecord): Expected => ({
  startsAt: appointment.startsAt,
  endsAt: dates[0]?.endsAt ?? appointment.endsAt,
  isCall: appointment.kind === 'consultation',
});

const OVER = ['Cancelled', 'Completed', 'No Show'];

/** The appointment in the tab of the list that shows it. */
export const accountPathOf = ({ id, status }: Pick<AppointmentRecord['appointment'], 'id' | 'status'>) =>
  `/profile/appointments?${OVER.includes(status) ? 'tab=past&' : ''}id=${id}`;

const STATUS = { New: 'CONFIRMED', Accept: 'CONFIRMED', Reschedule: 'TENTATIVE' } as const;

/** One event per appointment, per class date, and for the call before it. */
export function entriesOf(record: AppointmentRecord, publicUrl: string): CalendarEntry[] {
  const { appointment, business, dates, call } = record;
  const host = new URL(publicUrl).hostname;
  const isCall = appointment.kind === 'consultation';
  const common = {
    sequence: appointment.version,
    url: `${publicUrl}/profile/appointments?id=${appointment.id}`,
    status:
      STATUS[appointment.status as keyof typeof STATUS] ??
      (appointment.status === 'Cancelled' ? 'CANCELLED' : 'CONFIRMED'),
  } as const;
  // A calendar shows its owner's zone, so the shop's own time is in the description.
  const describe = (at: Instant) =>
    [
      isHomeClock(zoneLabel(business.zone)) ? '' : zonedDayTime(business.zone, at),
      business.phone,
      `${publicUrl}/${business.slug}`,
    ]
      .filter(Boolean)
      .join('\n');
  const spans = dates.length > 0 ? dates : [appointment];
  const appointments = spans.map(({ startsAt, endsAt }, index) => ({
    ...common,
    uid: `appointment-${appointment.id}${index === 0 ? '' : `-${index + 1}`}@${host}`,
    startsAt,
    endsAt,
    description: describe(startsAt),
    summary: `${servicesInWords(record)} at ${business.name}`,
    location: isCall ? 'Video call' : business.location,
  }));
  if (!call) return appointments;
  const { startsAt, endsAt } = call;
  const uid = `appointment-${appointment.id}-call@${host}`;
  const summary = `Video call with ${business.name}`;
  return [
    ...appointments,
    { ...common, uid, startsAt, endsAt, description: describe(startsAt), summary, location: 'Video call' },
  ];
}

/** Empty when the appointment does not take place, unless `withCancelled` requests its cancellation. */
export function shownEntries(record: AppointmentRecord, publicUrl: string, withCancelled: boolean): CalendarEntry[] {
  const { status } = record.appointment;
  if (status === 'Held' || status === 'Lapsed') return [];
  if (status === 'Cancelled' && !withCancelled) return [];
  return entriesOf(record, publicUrl);
}
