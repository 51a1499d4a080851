import type { Services } from '../../platform/services.ts';
import { inTransaction } from '../../platform/unit-of-work.ts';
import { type ListedComplaint, listComplaints, reviveByOutbox } from '../messages/index.ts';
import { countMails, type ListedMail, listMails, type MailList, resendMails } from '../outbox/index.ts';
import { type Operator, recordAct } from './sessions.ts';
import { type ListedEntry, listEntries } from './store.ts';

const PAGE = 50;

export interface Page<Item> {
  items: Item[];
  page: number;
  hasMore: boolean;
}

export const windowOf = (page: number) => ({ limit: PAGE + 1, offset: (page - 1) * PAGE });
export const pageOf = <Item>(items: Item[], page: number): Page<Item> => ({
  items: items.slice(0, PAGE),
  page,
  hasMore: items.length > PAGE,
});

export interface MailOverview extends Page<ListedMail> {
  list: MailList;
  now: number;
  counts: Record<MailList, number>;
}

/** Mails that did not arrive, with their recipients; the view is logged with what it showed. */
export function viewMails(services: Services, operator: Operator, list: MailList, page: number): Promise<MailOverview> {
  return inTransaction(services, async (tx) => {
    const found = pageOf(await listMails(tx.db, list, windowOf(page)), page);
    const ids = found.items.map(({ id }) => id);
    if (ids.length > 0) await recordAct(tx, operator, { action: 'view', subject: 'mails', details: { list, ids } });
    return { ...found, list, now: tx.clock.now(), counts: await countMails(tx.db) };
  });
}

/** Sends one message again, or all of a list. Returns how many. */
export function sendAgain(services: Services, operator: Operator, which: number | MailList): Promise<number> {
  return inTransaction(services, async (tx) => {
    const ids = await resendMails(tx.db, typeof which === 'number' ? [which] : which, tx.clock.now());
    await reviveByOutbox(tx.db, ids, { pricePerPart: tx.config.textPrice });
    const [subjectId, details] = typeof which === 'number' ? [which, {}] : ['all', { list: which, count: ids.length }];
    if (ids.length > 0) await recordAct(tx, operator, { action: 'resend', subject: 'mails', subjectId, details });
    return ids.length;
  });
}

export async function viewLog({ db }: Services, page: number): Promise<Page<ListedEntry>> {
  return pageOf(await listEntries(db, windowOf(page)), page);
}

/** Mails that were marked as spam, and numbers that answered STOP. The view is logged with what it showed. */
export function viewComplaints(services: Services, operator: Operator, page: number): Promise<Page<ListedComplaint>> {
  return inTransaction(services, async (tx) => {
    const found = pageOf(await listComplaints(tx.db, windowOf(page)), page);
    const ids = found.items.map(({ complaint }) => complaint.id);
    if (ids.length > 0) await recordAct(tx, operator, { action: 'view', subject: 'complaints', details: { ids } });
    return found;
  });
}
