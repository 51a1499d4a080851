import { describePage } from '../lib/page/meta.ts';
import { QuerySentPage } from '../pages/information/query-sent-page.tsx';
import type { Route } from './+types/system-query-sent.ts';

export function meta({ matches }: Route.MetaArgs) {
  return describePage(matches, {
    title: 'Your message',
    description: 'Messages from our contact form are confirmed here.',
    path: '/system/query-sent',
    hidden: true,
  });
}

export default QuerySentPage;
