import { TeamFirstFreeDocument } from '../../generated/graphql.ts';
import { run } from '../../lib/graphql/client.ts';
import type { TeamTimes } from './team-list.tsx';

/** When each person of a shop is free first. */
export async function loadTimes(businessId: number): Promise<TeamTimes> {
  const { team_first_free } = await run(TeamFirstFreeDocument, { business_id: businessId });
  return new Map(team_first_free.map(({ person_id, first_free }) => [person_id, first_free?.s_time ?? null]));
}
