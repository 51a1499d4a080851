import { tidyLanguages } from '@thyme/domain/people';
import { tidyLine, tidyText } from '@thyme/domain/text';
import { invalidInput } from '../../graphql/errors.ts';
import type { Db } from '../../platform/database/database.ts';
import type { Services } from '../../platform/services.ts';
import { requireMembership } from '../access/index.ts';
import type { Viewer } from '../accounts/index.ts';
import { capacityAdded, countActiveChairs, findChair, insertChair, MOST_CHAIRS } from '../availability/index.ts';
import { type ChangeAnswer, changeShop, Refused } from '../edits/index.ts';
import * as store from './profile-store.ts';

export const GONE = 'This person could not be found.';

export async function readPeople(services: Services, viewer: Viewer, businessId: number) {
  await requireMembership(services, viewer, businessId);
  return store.listPeople(services.db, businessId);
}

export interface PersonForm {
  businessId: number;
  /** Null to add a person. */
  id: number | null;
  name: string;
  title: string;
  bio: string;
  languages: readonly string[];
  /** The login of the person, a member of the business. */
  staffId: number | null;
}

export function savePerson(services: Services, viewer: Viewer, form: PersonForm): Promise<ChangeAnswer> {
  const { businessId, id, staffId } = form;
  const person = tidyLine(form.name);
  if (person === '') throw invalidInput({ name: ['Please fill this in.'] });
  const values = {
    person,
    title: tidyLine(form.title),
    bio: tidyText(form.bio),
    languages: tidyLanguages(form.languages),
    staffId,
  };
  const change = { businessId, action: id === null ? 'add-person' : 'save-person', subject: 'person' };
  return changeShop(services, viewer, change, async ({ tx }) => {
    if (id !== null && !(await findChair(tx.db, businessId, id))) throw new Refused(GONE);
    if (id === null && (await countActiveChairs(tx.db, businessId)) >= MOST_CHAIRS)
      throw new Refused(`A shop has at most ${MOST_CHAIRS} people.`);
    if (staffId !== null) await checkLogin(tx.db, { businessId, id, staffId });
    const saved = id ?? (await insertChair(tx.db, businessId, { name: person, person }));
    await store.saveProfile(tx.db, { businessId, id: saved }, values);
    if (id === null) await capacityAdded(tx, { businessId });
    const { staffId: _login, ...changes } = values;
    return { id: saved, message: id === null ? 'Added.' : 'Saved.', changes };
  });
}

async function checkLogin(db: Db, key: { businessId: number; id: number | null; staffId: number }): Promise<void> {
  if (!(await store.isMemberOf(db, key.businessId, key.staffId)))
    throw invalidInput({ staff_id: ['This login could not be found.'] });
  const other = await store.findOtherWithLogin(db, key);
  if (other !== null) throw invalidInput({ staff_id: [`This login belongs to ${other} already.`] });
}
