import { ThankYouPageDocument } from '../generated/graphql.ts';
import { runOnServer } from '../lib/graphql/run-on-server.ts';
import { describePage } from '../lib/page/meta.ts';
import { ThankYouPage } from '../pages/marketing/thank-you-page.tsx';
import type { Route } from './+types/thank-you-for-downloading-ebook.ts';

export function loader({ context }: Route.LoaderArgs) {
  return runOnServer(context, ThankYouPageDocument, {});
}

export function meta({ matches }: Route.MetaArgs) {
  return describePage(matches, {
    title: 'Thank you',
    description: 'Thank you for reading The Quiet Diary. Unlock the bonus material that goes with it.',
    path: '/thank-you-for-downloading-eBook',
    hidden: true,
  });
}

export default ThankYouPage;
