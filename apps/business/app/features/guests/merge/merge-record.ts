import type { GuestRecord } from '@thyme/domain/guests';
import type { Guest } from '../operations.ts';

/** The guest as the rule that merges two of them wants it. Times are compared only with each other. */
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
