import { isEmail } from '@thyme/domain/accounts';
import type { Arrangement } from '@thyme/domain/availability';
import { dateOfWall } from '@thyme/domain/time';
import type { Who } from '../draft.ts';

/** A service, and with whom; null for not chosen, or for anyone. */
export interface GroupService {
  pricingId: number | null;
  chairId: number | null;
}

/** One guest of a group. The first is the guest who books, whose name is known. */
export interface GroupRow {
  name: string;
  /** For mails about their own appointment; may be empty. */
  email: string;
  /** In the order in which they are done. */
  services: readonly GroupService[];
}

export const noService: GroupService = { pricingId: null, chairId: null };
export const emptyRow: GroupRow = { name: '', email: '', services: [noService] };

/** Whether every service of every guest is chosen. */
export const isComplete = (rows: readonly GroupRow[]): boolean =>
  rows.every(({ services }) => services.every(({ pricingId }) => pricingId !== null));

export const isWrongEmail = ({ email }: Pick<GroupRow, 'email'>): boolean =>
  email.trim() !== '' && !isEmail(email.trim());

/** 'Aoibhinn', 'Cian', 'Guest 3'. */
export function nameOf(who: Who, rows: readonly GroupRow[], place: number): string {
  if (place > 0) return rows[place]?.name.trim() || `Guest ${place + 1}`;
  if (who === null) return 'Who books';
  return ('id' in who ? who.name.split(' ')[0] : who.person.first_name.trim()) || 'Who books';
}

interface Chosen extends GroupService {
  pricingId: number;
  /** The guest's number; 0 for the guest who books. */
  guest: number;
}

/** The chosen services of all guests, in the order in which the server gets them. */
export const chosenOf = (rows: readonly GroupRow[]): Chosen[] =>
  rows.flatMap(({ services }, guest) =>
    services.flatMap(({ pricingId, chairId }) => (pricingId === null ? [] : [{ pricingId, chairId, guest }])),
  );

/** Query arguments for the group's free times. */
export function servicesOf(rows: readonly GroupRow[]) {
  const chosen = chosenOf(rows);
  return {
    services: chosen.map(({ pricingId }) => pricingId),
    guests: chosen.map(({ guest }) => guest),
    persons: chosen.map(({ chairId }) => chairId),
  };
}

export interface GroupDraft {
  who: Who;
  rows: readonly GroupRow[];
  arrange: Arrangement;
  /** When the first of them starts. */
  time: number | null;
  eachPays: boolean;
  /** On one bill: the guest who books gets a link to pay the deposit of all of them now. */
  depositLink: boolean;
}

/** Serializes the draft for the server: every service has the group's start time. */
export function groupBooking({ who, rows, arrange, time, eachPays, depositLink }: GroupDraft) {
  return {
    guestId: who && 'id' in who ? who.id : null,
    guest: who && 'person' in who ? who.person : null,
    services: chosenOf(rows).map(({ pricingId, chairId, guest }) => ({
      service_pricing_id: pricingId,
      date: time === null ? null : dateOfWall(time),
      time,
      guest,
      person_id: chairId,
    })),
    group: {
      arrange,
      names: rows.slice(1).map(({ name }) => name.trim()),
      emails: rows.slice(1).map(({ email }) => email.trim()),
      ...(eachPays ? { each_pays: true } : {}),
      ...(depositLink && !eachPays ? { deposit_link: true } : {}),
    },
    chair: null,
  };
}
