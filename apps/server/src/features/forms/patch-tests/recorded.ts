import { checkTestDay, type TestDayRefusal } from '@thyme/domain/services';
import { dateAt, type LocalDate } from '@thyme/domain/time';
import type { StatusMessage } from '../../../graphql/acknowledgement.ts';
import { PublicError } from '../../../graphql/errors.ts';
import type { Services } from '../../../platform/services.ts';
import { inTransaction } from '../../../platform/unit-of-work.ts';
import { announceDeskAtCommit } from '../../../realtime/desk-events.ts';
import { guestsReachedBy, type Membership, reachesGuest, requireMembership } from '../../access/index.ts';
import type { Viewer } from '../../accounts/index.ts';
import { writeAuditEntry } from '../../audit/index.ts';
import { findGuest } from '../../guests/index.ts';
import * as store from './store.ts';

export type { StoredRecord } from './store.ts';

async function requireGuest(services: Services, membership: Membership, guestId: number): Promise<number> {
  const guest = await findGuest(services.db, membership.businessId, guestId, services.clock.now());
  if (!guest || !(await reachesGuest(services.db, membership, guest.id)))
    throw new PublicError('This guest could not be found.', 'NOT_FOUND');
  return guest.id;
}

export async function readRecorded(
  services: Services,
  viewer: Viewer,
  { businessId, guestId }: { businessId: number; guestId: number },
): Promise<store.StoredRecord[]> {
  const membership = await requireMembership(services, viewer, businessId);
  const userId = await requireGuest(services, membership, guestId);
  return store.listRecorded(services.db, { businessId, userId });
}

export interface TestRecord {
  businessId: number;
  guestId: number;
  serviceId: number;
  testedOn: LocalDate;
  doneBy: string;
  note: string;
}

/** Records a test that was done elsewhere. It counts like one done here. */
export async function recordTest(services: Services, viewer: Viewer, record: TestRecord): Promise<StatusMessage> {
  const { businessId, guestId, serviceId, testedOn, doneBy, note } = record;
  const membership = await requireMembership(services, viewer, businessId);
  const { zone } = membership;
  const userId = await requireGuest(services, membership, guestId);
  const day = checkTestDay(testedOn, dateAt(zone, services.clock.now()));
  if (!day.ok) return { status: 0, message: dayWords(day.refusal) };
  if (!(await store.isTest(services.db, businessId, serviceId)))
    throw new PublicError('This test could not be found.', 'NOT_FOUND');
  return inTransaction(services, async (tx): Promise<StatusMessage> => {
    const row = { businessId, userId, serviceId, testedOn, doneBy, note, recordedBy: viewer.id };
    if (!(await store.insertRecord(tx.db, { ...row, createdAt: tx.clock.now() })))
      return { status: 1, message: 'This test is recorded already.' };
    await announceDeskAtCommit(tx, businessId);
    await writeAuditEntry(tx, {
      businessId,
      actorId: viewer.id,
      action: 'record-patch-test',
      subject: 'guest',
      subjectId: userId,
      changes: { testedOn, doneBy },
    });
    return { status: 1, message: 'The patch test is recorded.' };
  });
}

function dayWords({ code }: TestDayRefusal): string {
  switch (code) {
    case 'in-the-future':
      return 'Please enter the day on which the test was done.';
    case 'too-old':
      return 'That test is too old to count.';
  }
}

/** Removes a record that was a mistake. */
export async function removeRecord(
  services: Services,
  viewer: Viewer,
  { businessId, id }: { businessId: number; id: number },
): Promise<StatusMessage> {
  const membership = await requireMembership(services, viewer, businessId);
  return inTransaction(services, async (tx): Promise<StatusMessage> => {
    const removed = await store.deleteRecord(tx.db, businessId, id, guestsReachedBy(membership));
    if (!removed) return { status: 0, message: 'This test could not be found.' };
    await announceDeskAtCommit(tx, businessId);
    await writeAuditEntry(tx, {
      businessId,
      actorId: viewer.id,
      action: 'remove-recorded-test',
      subject: 'guest',
      subjectId: removed.userId,
      changes: { testedOn: removed.testedOn },
    });
    return { status: 1, message: 'Removed.' };
  });
}
