import type { Services } from '../../../platform/services.ts';
import { DEMO_PEOPLE, type DemoPerson } from './people.ts';
import { recordAdapter } from './record-adapter.ts';

const PERSON_SECONDS = 86_400;

type Storage = Pick<Services, 'db' | 'clock'>;
const people = ({ db, clock }: Storage) => recordAdapter(db, clock, 'person');

/** Stores a person entered by hand for as long as the login may take. */
export async function savePerson(storage: Storage, person: DemoPerson): Promise<void> {
  await people(storage).upsert(person.subject, { ...person } as never, PERSON_SECONDS);
}

export async function findPerson(storage: Storage, subject: string): Promise<DemoPerson | null> {
  const known = DEMO_PEOPLE.find((person) => person.subject === subject);
  return known ?? ((await people(storage).find(subject)) as DemoPerson | undefined) ?? null;
}
