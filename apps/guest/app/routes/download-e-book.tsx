import { data } from 'react-router';
import { EbookReaderPageDocument } from '../generated/graphql.ts';
import { runOnServer } from '../lib/graphql/run-on-server.ts';
import { describeFailed, describePage } from '../lib/page/meta.ts';
import { EbookReaderPage } from '../pages/marketing/ebook-reader-page.tsx';
import type { Route } from './+types/download-e-book.ts';

export async function loader({ context }: Route.LoaderArgs) {
  const { ebook } = await runOnServer(context, EbookReaderPageDocument, {});
  if (!ebook) throw data(null, { status: 404 });
  return ebook;
}

export function meta({ matches, loaderData, error }: Route.MetaArgs) {
  if (!loaderData) return describeFailed(matches, error);
  return describePage(matches, {
    title: 'Download eBook',
    description: loaderData.description,
    path: '/download/e-book',
    hidden: true,
  });
}

export default EbookReaderPage;
