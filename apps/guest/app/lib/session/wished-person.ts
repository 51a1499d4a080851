import { keys, readExpiring, writeExpiring } from './storage.ts';

/** Remembers whom the guest came for from that person's page, for an hour as other choices of a booking are. */
export function wishForPerson(businessId: number, personId: number): void {
  writeExpiring(keys.wishedPerson, `${businessId}:${personId}`, Date.now());
}

export function wishedPerson(businessId: number): number | null {
  const [shop, person] = (readExpiring(keys.wishedPerson, Date.now()) ?? '').split(':').map(Number);
  return shop === businessId && person !== undefined && Number.isInteger(person) ? person : null;
}
