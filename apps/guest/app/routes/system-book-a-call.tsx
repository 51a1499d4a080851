import { data } from 'react-router';
import { DiscoveryCallPageDocument } from '../generated/graphql.ts';
import { runOnServer } from '../lib/graphql/run-on-server.ts';
import { describeFailed, describePage } from '../lib/page/meta.ts';
import { BookACallPage } from '../pages/information/book-a-call-page.tsx';
import type { Route } from './+types/system-book-a-call.ts';

export async function loader({ context }: Route.LoaderArgs) {
  const { discovery_call } = await runOnServer(context, DiscoveryCallPageDocument, {});
  if (!discovery_call) throw data(null, { status: 404 });
  return discovery_call;
}

export function meta({ matches, loaderData: call, error }: Route.MetaArgs) {
  if (!call) return describeFailed(matches, error);
  return describePage(matches, { title: call.title, description: call.description, path: '/system/book-a-call' });
}

export default BookACallPage;
