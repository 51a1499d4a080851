import { data } from 'react-router';
import { EbookLandingPageDocument } from '../generated/graphql.ts';
import { runOnServer } from '../lib/graphql/run-on-server.ts';
import { describeFailed, describePage } from '../lib/page/meta.ts';
import { FreeEbookPage } from '../pages/marketing/free-ebook-page.tsx';
import type { Route } from './+types/get-free-ebook.ts';

export async function loader({ context }: Route.LoaderArgs) {
  const { ebook } = await runOnServer(context, EbookLandingPageDocument, {});
  if (!ebook) throw data(null, { status: 404 });
  return ebook;
}

export function meta({ matches, loaderData, error }: Route.MetaArgs) {
  if (!loaderData) return describeFailed(matches, error);
  return describePage(matches, {
    title: 'Get Free eBook',
    description: loaderData.description,
    path: '/get-free-ebook',
  });
}

export default FreeEbookPage;
