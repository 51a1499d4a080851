import { PublicError } from '../../../../graphql/errors.ts';
import type { Services } from '../../../../platform/services.ts';
import { type Membership, requireMembership } from '../../../access/index.ts';
import type { Viewer } from '../../../accounts/index.ts';
import * as store from './class-date-store.ts';

export interface ClassRoll {
  membership: Membership;
  date: NonNullable<Awaited<ReturnType<typeof store.findClassDate>>>;
  people: Awaited<ReturnType<typeof store.listSeated>>;
}

/** A class date with its guests. */
export async function readClassDate(
  services: Services,
  viewer: Viewer,
  { businessId, id }: { businessId: number; id: number },
): Promise<ClassRoll> {
  const membership = await requireMembership(services, viewer, businessId);
  const date = await store.findClassDate(services.db, businessId, id);
  if (!date) throw new PublicError('This date could not be found.', 'NOT_FOUND');
  return { membership, date, people: await store.listSeated(services.db, businessId, id) };
}
