import { WorksheetsPageDocument } from '../generated/graphql.ts';
import { runOnServer } from '../lib/graphql/run-on-server.ts';
import { describePage } from '../lib/page/meta.ts';
import { WorksheetsPage } from '../pages/marketing/worksheets-page.tsx';
import type { Route } from './+types/download-tools.ts';

export function loader({ context }: Route.LoaderArgs) {
  return runOnServer(context, WorksheetsPageDocument, {});
}

export function meta({ matches }: Route.MetaArgs) {
  return describePage(matches, {
    title: 'Download tools',
    description: 'All the worksheets from The Quiet Diary on one page, ready to print or save as a PDF.',
    path: '/download/tools',
    hidden: true,
  });
}

export default WorksheetsPage;
