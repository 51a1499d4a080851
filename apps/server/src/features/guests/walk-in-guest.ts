import { isEmail, isName, normaliseEmail, normaliseName } from '@thyme/domain/accounts';
import { type FieldMessages, invalidInput } from '../../graphql/errors.ts';
import { consumeOrRefuse } from '../../platform/limits/throttle.ts';
import type { Services } from '../../platform/services.ts';
import { readPhone } from '../../platform/text/phone.ts';
import { inTransaction } from '../../platform/unit-of-work.ts';
import { lockBusiness, type Membership, requireMembership } from '../access/index.ts';
import type { Viewer } from '../accounts/index.ts';
import { writeAuditEntry } from '../audit/index.ts';
import { deleteNameless, findSame, insertNameless, insertWalkInGuest, type NewGuest } from './walk-in-guest-store.ts';

export interface GuestForm {
  firstName: string;
  lastName: string;
  mobile: string;
  email: string;
}

export interface AddedGuest {
  status: 0 | 1;
  message: string;
  id: number;
  isNew: boolean;
}

/** More than a busy desk enters by hand: these guests may be mailed, so bulk entry is limited. */
const LIMIT = { max: 120, windowSeconds: 3_600 };

/** Adds a walk-in guest. An existing guest with the same name and number is reused. */
export async function addGuest(
  services: Services,
  viewer: Viewer,
  { businessId, ...form }: GuestForm & { businessId: number },
): Promise<AddedGuest> {
  const membership = await requireMembership(services, viewer, businessId);
  const guest = readForm(form, membership);
  await consumeOrRefuse(services, `desk-guest:${businessId}`, LIMIT);
  return inTransaction(services, async (tx) => {
    // Serializes two desks that enter the same caller.
    await lockBusiness(tx.db, businessId);
    const known = await findSame(tx.db, businessId, guest);
    if (known !== null)
      return { status: 1, message: `${guest.firstName} is already one of your guests.`, id: known, isNew: false };
    const id = await insertWalkInGuest(tx.db, businessId, guest, tx.clock.now());
    // The audit entry has no personal data; the guest's record has it.
    const entry = { businessId, actorId: viewer.id, action: 'add-guest', subject: 'guest', subjectId: id };
    await writeAuditEntry(tx, entry);
    return { status: 1, message: `${guest.firstName} has been added to your guests.`, id, isNew: true };
  });
}

function readForm(form: GuestForm, { country }: Membership): NewGuest {
  const errors: FieldMessages = {};
  const firstName = normaliseName(form.firstName);
  const lastName = normaliseName(form.lastName);
  if (!isName(firstName)) errors.first_name = ['Please enter a first name.'];
  if (lastName !== '' && !isName(lastName)) errors.last_name = ['Please enter a name in letters.'];
  const [typed, email] = [form.mobile.trim(), normaliseEmail(form.email)];
  const mobile = readPhone(typed, country);
  if (typed !== '' && mobile === null) errors.mobile = ['Please enter a valid phone number.'];
  if (email !== '' && !isEmail(email)) errors.email = ['Please enter a valid email.'];
  if (typed === '' && email === '') errors.mobile = ['Please enter a phone number or an email.'];
  if (Object.keys(errors).length > 0) throw invalidInput(errors);
  return { firstName, lastName, mobile, email: email === '' ? null : email };
}

/** The desk's name for a nameless walk-in. */
const WALK_IN = 'Walk-in';

/** A nameless guest for one appointment; in no list until the desk records who it was. */
export function addNameless(
  services: Services,
  { businessId, name }: { businessId: number; name: string },
): Promise<number> {
  const given = normaliseName(name);
  const now = services.clock.now();
  return inTransaction(services, (tx) =>
    insertNameless(tx.db, { businessId, name: isName(given) ? given : WALK_IN, now }),
  );
}

/** The booking failed, so the guest is deleted. */
export async function dropNameless(services: Services, key: { businessId: number; userId: number }): Promise<void> {
  await inTransaction(services, (tx) => deleteNameless(tx.db, key));
}
