import { data } from 'react-router';
import { HowItWorksPageDocument } from '../generated/graphql.ts';
import { runOnServer } from '../lib/graphql/run-on-server.ts';
import { describeFailed, describePage } from '../lib/page/meta.ts';
import { HowItWorksPage } from '../pages/marketing/how-it-works-page.tsx';
import type { Route } from './+types/how-it-works.ts';

export async function loader({ context }: Route.LoaderArgs) {
  const answer = await runOnServer(context, HowItWorksPageDocument, {});
  const { how_it_works: words } = answer;
  if (!words) throw data(null, { status: 404 });
  return { ...answer, words };
}

export function meta({ matches, loaderData, error }: Route.MetaArgs) {
  if (!loaderData) return describeFailed(matches, error);
  const { title, description } = loaderData.words;
  return describePage(matches, { title, description, path: '/how-it-works' });
}

export default HowItWorksPage;
