import { DAY, type Instant } from '@thyme/domain/time';
import { DEMO_PASSWORD_HASH, guestEmail } from '../logins.ts';
import { slugOf } from '../opening/naming.ts';
import type { DemoRows } from '../rows/demo-rows.ts';
import { type NamedGuest, namedGuests, otherGuests } from './names.ts';

export interface DemoGuest {
  id: number;
  firstName: string;
  lastName: string;
  email: string | null;
  mobile: string | null;
  address: string | null;
}

function addNamed(rows: DemoRows, guest: NamedGuest, index: number, now: Instant): DemoGuest {
  const { firstName, lastName, gender, address, eirCode, dob } = guest;
  const name = `${firstName} ${lastName}`;
  const photoId = rows.add('pictures', {
    folder: 'profile',
    name: `demo-${slugOf(name)}`,
    origin: 'drawn',
    drawing: { kind: 'portrait', seed: name },
    width: 480,
    height: 480,
    alt: name,
    tint: '#e4f0e9',
  });
  const since = now - (900 - index * 37) * DAY;
  const reach = { email: guestEmail(firstName, lastName), mobile: `+3538755501${String(index).padStart(2, '0')}` };
  const id = rows.add('users', {
    userType: 2,
    firstName,
    lastName,
    ...reach,
    emailVerifiedAt: since,
    passwordHash: DEMO_PASSWORD_HASH,
    photoId,
    termsAcceptedAt: since,
    createdAt: since,
  });
  rows.add('clientDetails', { userId: id, gender, dob, address, eirCode, country: 'IE', clientSource: 'Online' });
  return { id, firstName, lastName, ...reach, address };
}

/** Adds the guests: those with a login, in list order, and the others. */
export function addGuests(rows: DemoRows, now: Instant): { named: DemoGuest[]; others: DemoGuest[] } {
  const named = namedGuests.map((guest, index) => addNamed(rows, guest, index, now));
  const others = otherGuests.map(([firstName, lastName], index): DemoGuest => {
    const createdAt = now - (800 + index) * DAY;
    const id = rows.add('users', { userType: 2, firstName, lastName, createdAt });
    rows.add('clientDetails', { userId: id, clientSource: 'Desk' });
    return { id, firstName, lastName, email: null, mobile: null, address: null };
  });
  return { named, others };
}
