import { BonusListPageDocument } from '../generated/graphql.ts';
import { runOnServer } from '../lib/graphql/run-on-server.ts';
import { describePage } from '../lib/page/meta.ts';
import { BonusMaterialsPage, lead } from '../pages/marketing/bonus-materials-page.tsx';
import type { Route } from './+types/bonus-materials.ts';

export function loader({ context }: Route.LoaderArgs) {
  return runOnServer(context, BonusListPageDocument, {});
}

export function meta({ matches }: Route.MetaArgs) {
  return describePage(matches, { title: 'Bonus materials', description: lead, path: '/bonus-materials' });
}

export default BonusMaterialsPage;
