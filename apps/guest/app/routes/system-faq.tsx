import { FaqPageDocument, PagePictureDocument } from '../generated/graphql.ts';
import { runOnServer } from '../lib/graphql/run-on-server.ts';
import { describePage } from '../lib/page/meta.ts';
import { FaqPage } from '../pages/information/faq-page.tsx';
import type { PageHandle } from '../shell/page-handle.ts';
import type { Route } from './+types/system-faq.ts';

export const handle = { searchParams: ['keyword'] } satisfies PageHandle;

/** The whole list comes with the page; a keyword in the URL is searched for, so that a search can be shared. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const keyword = (new URL(request.url).searchParams.get('keyword') ?? '').slice(0, 200);
  const [{ faq_categories }, { page_picture }] = await Promise.all([
    runOnServer(context, FaqPageDocument, { keyword }),
    runOnServer(context, PagePictureDocument, { page: 'faq' }),
  ]);
  return { keyword, categories: faq_categories, picture: page_picture };
}

export const shouldRevalidate = () => false;

export function meta({ matches }: Route.MetaArgs) {
  return describePage(matches, {
    title: 'FAQ',
    description: 'Booking, changing, paying, vouchers and your account: questions people ask, and short answers.',
    path: '/system/faq',
  });
}

export default FaqPage;
