import { data } from 'react-router';
import { AppLinkPageDocument } from '../generated/graphql.ts';
import { runOnServer } from '../lib/graphql/run-on-server.ts';
import { describeFailed, describePage } from '../lib/page/meta.ts';
import type { AppKind } from '../lib/page/site-config.ts';
import { AppLinkPage, words } from '../pages/marketing/app-link-page.tsx';
import type { Route } from './+types/applink.ts';

const kindOf = (type: string): AppKind | null => (type === 'guest' || type === 'business' ? type : null);

export async function loader({ params, context }: Route.LoaderArgs) {
  const kind = kindOf(params.type);
  if (!kind) throw data(null, { status: 404 });
  const { video, sliders } = words[kind];
  return { kind, ...(await runOnServer(context, AppLinkPageDocument, { video, sliders })) };
}

export function meta({ matches, loaderData, error }: Route.MetaArgs) {
  if (!loaderData) return describeFailed(matches, error);
  const { title, lead } = words[loaderData.kind];
  return describePage(matches, { title, description: lead, path: `/applink/${loaderData.kind}` });
}

export default AppLinkPage;
