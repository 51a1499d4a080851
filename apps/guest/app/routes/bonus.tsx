import { data as withStatus } from 'react-router';
import { BonusPageDocument } from '../generated/graphql.ts';
import { runOnServer } from '../lib/graphql/run-on-server.ts';
import { describePage } from '../lib/page/meta.ts';
import { BonusPage } from '../pages/marketing/bonus-page.tsx';
import type { Route } from './+types/bonus.ts';

export async function loader({ params, context }: Route.LoaderArgs) {
  const answer = await runOnServer(context, BonusPageDocument, { slug: params.slug.slice(0, 100) });
  return withStatus(answer, { status: answer.bonus ? 200 : 404 });
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  const bonus = loaderData?.bonus;
  if (!bonus) {
    const title = 'Bonus Item Not Found';
    return describePage(matches, { title, description: `${title}.`, path: '/bonus-materials', hidden: true });
  }
  return describePage(matches, {
    title: bonus.overview.title,
    description: bonus.description,
    path: `/bonus/${bonus.slug}`,
  });
}

export default BonusPage;
