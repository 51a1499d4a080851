import { type CalendarRight, type Role, rightsOf } from '@thyme/domain/people';
import type { Services } from '../../platform/services.ts';
import { announceDeskAtCommit } from '../../realtime/desk-events.ts';
import type { Viewer } from '../accounts/index.ts';
import { type ChangeAnswer, changeShop, Refused } from '../edits/index.ts';
import * as store from './store.ts';

export interface RightsForm {
  businessId: number;
  userId: number;
  /** A shop has one owner, and this cannot add a second one. */
  role: Exclude<Role, 'owner'>;
  calendar: CalendarRight;
  seesMoney: boolean;
}

/** Sets a member's rights. They apply from the member's next request on. */
export function saveRights(services: Services, viewer: Viewer, form: RightsForm): Promise<ChangeAnswer> {
  const { businessId, userId } = form;
  const change = { businessId, action: 'save-rights', subject: 'staff', need: 'owner' as const };
  return changeShop(services, viewer, change, async ({ tx }) => {
    const member = (await store.listMembers(tx.db, businessId)).find((one) => one.userId === userId);
    if (!member) throw new Refused('This person does not work here.');
    if (member.role === 'owner') throw new Refused('The owner always has every right.');
    const rights = rightsOf(form);
    await store.updateRights(tx.db, { businessId, userId }, rights);
    await announceDeskAtCommit(tx, businessId);
    const name = `${member.firstName} ${member.lastName}`.trim();
    return { id: userId, message: `${member.firstName}’s rights are saved.`, changes: { name, ...rights } };
  });
}
