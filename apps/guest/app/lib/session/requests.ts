import { MeDocument, type MeQuery, UnreadCountDocument, type UnreadCountQuery } from '../../generated/graphql.ts';
import { run } from '../graphql/client.ts';

/** The header's requests for a logged-in guest. Public pages do not need the results, so an expired token does not redirect. */
export async function fetchMe(): Promise<MeQuery['profileInformation']> {
  return (await run(MeDocument, {}, { silent: true })).profileInformation;
}

export async function fetchUnreadCount(): Promise<UnreadCountQuery['myNotification']> {
  return (await run(UnreadCountDocument, {}, { silent: true })).myNotification;
}
