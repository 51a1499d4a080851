import type { Db } from '../../../platform/database/database.ts';
import { findMembership, reachesGuest } from '../../access/index.ts';
import type { Viewer } from '../../accounts/index.ts';

/** A document is for its guest, and for members of the business that issued it. */
export async function mayPrint(
  db: Db,
  viewer: Viewer,
  document: { userId: number; businessId: number },
): Promise<boolean> {
  if (viewer.kind === 'guest') return document.userId === viewer.id;
  const membership = await findMembership(db, document.businessId, viewer.id);
  return membership !== null && reachesGuest(db, membership, document.userId);
}
