import { MeDocument, type MeQuery, NewsCountDocument, type NewsCountQuery } from '../../generated/graphql.ts';
import { run } from '../graphql/client.ts';

/** What the header asks for a logged-in guest. Public pages go on without the answers, so an expired token is no reason to leave. */
export async function fetchMe(): Promise<MeQuery['profileInformation']> {
  return (await run(MeDocument, {}, { silent: true })).profileInformation;
}

export async function fetchNewsCount(): Promise<NewsCountQuery['myNotification']> {
  return (await run(NewsCountDocument, {}, { silent: true })).myNotification;
}
