import { isEmail } from '@thyme/domain/accounts';
import type { Arrangement } from '@thyme/domain/availability';
import type { LocalDate } from '@thyme/domain/time';
import type { Who } from './draft.ts';

/** One guest of a group. The first is the guest who books, whose name is known. */
export interface GroupRow {
  name: string;
  /** For mails about their own appointment; may be empty. */
  email: string;
  pricingId: number | null;
  chairId: number | null;
}

export const emptyRow: GroupRow = { name: '', email: '', pricingId: null, chairId: null };

/** Whether every guest has a service. */
export const isComplete = (rows: readonly GroupRow[]): boolean => rows.every(({ pricingId }) => pricingId !== null);

export const isWrongEmail = ({ email }: Pick<GroupRow, 'email'>): boolean =>
  email.trim() !== '' && !isEmail(email.trim());

/** Query arguments for the group's free times. */
export const servicesOf = (rows: readonly GroupRow[]) => ({
  services: rows.flatMap(({ pricingId }) => pricingId ?? []),
  guests: rows.map((_, place) => place),
  persons: rows.map(({ chairId }) => chairId),
});

interface GroupDraft {
  who: Who;
  rows: readonly GroupRow[];
  arrange: Arrangement;
  date: LocalDate;
  time: number | null;
}

/** Serializes the draft for the server: every service has the group's start time. */
export function groupBooking({ who, rows, arrange, date, time }: GroupDraft) {
  return {
    guestId: who && 'id' in who ? who.id : null,
    guest: who && 'person' in who ? who.person : null,
    services: rows.flatMap(({ pricingId, chairId }, guest) =>
      pricingId === null ? [] : [{ service_pricing_id: pricingId, date, time, guest, person_id: chairId }],
    ),
    group: {
      arrange,
      names: rows.slice(1).map(({ name }) => name.trim()),
      emails: rows.slice(1).map(({ email }) => email.trim()),
    },
    chair: null,
  };
}
