import { describePage } from '../lib/page/meta.ts';
import { QuerySentPage } from '../pages/information/query-sent-page.tsx';
import type { Route } from './+types/system-query-sent.ts';

export function meta({ matches }: Route.MetaArgs) {
  return describePage(matches, {
    title: 'Sent',
    description: 'What you wrote is with us.',
    path: '/system/query-sent',
    hidden: true,
  });
}

export default QuerySentPage;
