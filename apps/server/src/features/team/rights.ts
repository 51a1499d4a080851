import { type CalendarRight, type Role, rightsOf } from '@thyme/domain/people';
import type { Services } from '../../platform/services.ts';
import { announceDeskAtCommit } from '../../realtime/desk-events.ts';
import type { Viewer } from '../accounts/index.ts';
import { type ChangeAnswer, changeShop, Refused } from '../edits/index.ts';
import * as store from './store.ts';

export interface RightsForm {
  businessId: number;
  userId: number;
  /** A shop has one owner, and a form makes no second one. */
  role: Exclude<Role, 'owner'>;
  calendar: CalendarRight;
  seesMoney: boolean;
}

/** Says what a member may do. It counts from their next request on. */
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
    return { id: userId, message: `Saved what ${member.firstName} may do.`, changes: { name, ...rights } };
  });
}
