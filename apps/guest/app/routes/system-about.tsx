import { data } from 'react-router';
import { sectionsOf } from '../features/content/text/outline.ts';
import { AboutPageDocument } from '../generated/graphql.ts';
import { runOnServer } from '../lib/graphql/run-on-server.ts';
import { AboutPage } from '../pages/information/about-page.tsx';
import { describeCmsPage } from '../pages/information/cms-page.ts';
import type { Route } from './+types/system-about.ts';

export async function loader({ context }: Route.LoaderArgs) {
  const { pages: page, ...rest } = await runOnServer(context, AboutPageDocument, {});
  if (!page) throw data(null, { status: 404 });
  const { title, meta_description, body } = page;
  return { page: { title, meta_description }, ...sectionsOf(body), ...rest };
}

export function meta({ matches, loaderData, error }: Route.MetaArgs) {
  return describeCmsPage(matches, loaderData, '/system/about', error);
}

export default AboutPage;
