import { ForBusinessPageDocument } from '../generated/graphql.ts';
import { runOnServer } from '../lib/graphql/run-on-server.ts';
import { describePage } from '../lib/page/meta.ts';
import { ForBusinessPage, lead } from '../pages/marketing/for-business-page.tsx';
import type { Route } from './+types/for-business.ts';

export function loader({ context }: Route.LoaderArgs) {
  return runOnServer(context, ForBusinessPageDocument, {});
}

export function meta({ matches }: Route.MetaArgs) {
  return describePage(matches, { title: 'For business', description: lead, path: '/for-business' });
}

export default ForBusinessPage;
