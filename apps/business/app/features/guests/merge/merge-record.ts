import type { GuestRecord } from '@thyme/domain/guests';
import { count } from '@thyme/site/format.ts';
import type { Guest } from '../operations.ts';

/** The guest as input of the domain's merge rule. Times are only compared with each other. */
export const recordOf = (guest: Guest): GuestRecord => ({
  id: guest.id,
  hasAccount: guest.has_account,
  firstName: guest.first_name,
  lastName: guest.last_name,
  mobile: guest.mobile ?? null,
  contactEmail: guest.has_account ? null : (guest.email ?? null),
  isKnown: !guest.is_new,
  blockedAt: guest.blocked ?? null,
  warnedAt: guest.warned ?? null,
  reason: guest.reason,
  note: guest.note,
  allergies: guest.allergies,
  tags: guest.tags,
});

/** 'Orla’s 2 appointments and 1 file move over, …'; zero counts are left out. */
export function movedWords({
  first_name: name,
  appointments,
  files,
}: Pick<Guest, 'first_name' | 'appointments' | 'files'>) {
  const things = [
    ...(appointments.length > 0 ? [count(appointments.length, 'appointment')] : []),
    ...(files.length > 0 ? [count(files.length, 'file')] : []),
  ].join(' and ');
  if (things === '') return `${name} has no appointments or files to move over.`;
  const verb = appointments.length + files.length === 1 ? 'moves' : 'move';
  const papers = appointments.length > 0 ? ', with payments, vouchers and forms' : '';
  return `${name}’s ${things} ${verb} over${papers}.`;
}
