import { formatMinor, isCurrency } from '@thyme/domain/money';
import { isPolicyCode, policySentence } from '@thyme/domain/payments';
import { formatDay, formatDayTime, formatTime, type Instant, wallOf, zoneLabel } from '@thyme/domain/time';
import type { CalendarEntry } from '../../integrations/calendar/ics.ts';
import type { VisitRecord } from './notices-store.ts';

/** A visit in words, as mails and notifications tell it. Kept with the mail, so it says what was true when it was written. */
export interface VisitFacts {
  appointmentId: number;
  saleId: number | null;
  firstName: string;
  guestName: string;
  email: string;
  /** Where a guest without an account can move or cancel: the shop's phone or mailbox. */
  callInstead?: string | undefined;
  shop: string;
  slug: string;
  place: string;
  services: string;
  /** 'Thursday 13 August, 11:30 am' is made of these. */
  longDay: string;
  dayTime: string;
  time: string;
  until: string;
  zone: string;
  rows: { label: string; detail: string; value: string }[];
  total: string;
  paid: string;
  due: string;
  hasPaid: boolean;
  hasDue: boolean;
  paidPercent: number;
  picture: { src: string; alt: string } | null;
  policy: string;
  entries: CalendarEntry[];
  /** Where the calendar file can be had without a login. */
  calendarPath: string;
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

/** 'signature facial and brow shape & tint' */
export function servicesInWords({ lines, appointment }: VisitRecord): string {
  const names = [...new Set(lines.map(({ name }) => name))];
  if (names.length === 0) return appointment.kind === 'consultation' ? 'Video call' : 'Visit';
  const last = names.pop() ?? '';
  return names.length === 0 ? last : `${names.join(', ')} and ${last}`;
}

export interface Telling {
  publicUrl: string;
  calendarPath: string;
  now: Instant;
}

export function factsOf(record: VisitRecord, { publicUrl, calendarPath, now }: Telling): VisitFacts {
  const { appointment, business, guest, lines } = record;
  const { zone } = business;
  const paid = record.paid ?? 0;
  const due = Math.max(0, (record.claimed ?? 0) - paid);
  const terms = { policies: appointment.cancellation.filter(isPolicyCode), startsAt: appointment.startsAt, zone };
  return {
    appointmentId: appointment.id,
    saleId: appointment.saleId,
    firstName: guest.firstName,
    guestName: `${guest.firstName} ${guest.lastName}`,
    email: guest.email ?? '',
    ...(guest.account === null ? { callInstead: business.phone || business.email || business.name } : {}),
    shop: business.name,
    slug: business.slug,
    place: appointment.kind === 'consultation' ? 'Video call' : business.location,
    services: servicesInWords(record),
    longDay: longDayOf(zone, appointment.startsAt),
    dayTime: dayTimeOf(zone, appointment.startsAt),
    time: timeOf(zone, appointment.startsAt),
    until: timeOf(zone, firstEnd(record)),
    zone: zoneLabel(zone),
    rows: lines.map((line) => ({
      label: line.name,
      detail: `${line.minutes} min`,
      value: money(line.specialPrice > 0 ? line.specialPrice : line.price, appointment.currency),
    })),
    total: money(appointment.totalAmount, appointment.currency),
    paid: money(paid, appointment.currency),
    due: money(due, appointment.currency),
    hasPaid: paid > 0,
    hasDue: due > 0,
    paidPercent: paid + due > 0 ? Math.round((100 * paid) / (paid + due)) : 0,
    picture: pictureOf(record, publicUrl),
    policy: policySentence(terms, now),
    entries: entriesOf(record, publicUrl),
    calendarPath,
    writtenAt: now,
  };
}

/** As wide as a mail is, on a dense screen. */
const pictureOf = ({ picture }: VisitRecord, publicUrl: string) =>
  picture && { src: `${publicUrl}/uploads/${picture.folder}/${picture.name}.webp?w=1200`, alt: picture.alt };

/** When the first time together ends; a course itself goes on for weeks. */
const firstEnd = ({ appointment, dates }: VisitRecord) => dates[0]?.endsAt ?? appointment.endsAt;

const STATUS = { New: 'CONFIRMED', Accept: 'CONFIRMED', Reschedule: 'TENTATIVE' } as const;

/** One event for a visit, one for each date of a class. */
export function entriesOf(record: VisitRecord, publicUrl: string): CalendarEntry[] {
  const { appointment, business, dates } = record;
  const host = new URL(publicUrl).hostname;
  const spans = dates.length > 0 ? dates : [appointment];
  const isCall = appointment.kind === 'consultation';
  return spans.map(({ startsAt, endsAt }, index) => ({
    uid: `appointment-${appointment.id}${index === 0 ? '' : `-${index + 1}`}@${host}`,
    sequence: appointment.version,
    startsAt,
    endsAt,
    summary: `${servicesInWords(record)} at ${business.name}`,
    description: [business.phone, `${publicUrl}/${business.slug}`].filter(Boolean).join('\n'),
    location: isCall ? 'Video call' : business.location,
    url: `${publicUrl}/profile/appointments`,
    status:
      STATUS[appointment.status as keyof typeof STATUS] ??
      (appointment.status === 'Cancelled' ? 'CANCELLED' : 'CONFIRMED'),
  }));
}

/** Empty for an appointment that does not take place, unless its cancellation is the news. */
export function shownEntries(record: VisitRecord, publicUrl: string, withCancelled: boolean): CalendarEntry[] {
  const { status } = record.appointment;
  if (status === 'Held' || status === 'Lapsed') return [];
  if (status === 'Cancelled' && !withCancelled) return [];
  return entriesOf(record, publicUrl);
}
