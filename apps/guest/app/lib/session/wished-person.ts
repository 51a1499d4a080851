import { keys, readExpiring, writeExpiring } from './storage.ts';

/** Stores the person whose page the guest came from, for an hour like other choices of a booking. */
export function wishForPerson(businessId: number, personId: number): void {
  writeExpiring(keys.wishedPerson, `${businessId}:${personId}`, Date.now());
}

export function wishedPerson(businessId: number): number | null {
  const [shop, person] = (readExpiring(keys.wishedPerson, Date.now()) ?? '').split(':').map(Number);
  return shop === businessId && person !== undefined && Number.isInteger(person) ? person : null;
}
