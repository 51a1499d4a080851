import { data } from 'react-router';
import { BusinessFeaturePageDocument } from '../generated/graphql.ts';
import { runOnServer } from '../lib/graphql/run-on-server.ts';
import { describeFailed, describePage } from '../lib/page/meta.ts';
import { BusinessFeaturePage } from '../pages/marketing/business-feature-page.tsx';
import type { Route } from './+types/business-feature.ts';

export async function loader({ params, context }: Route.LoaderArgs) {
  const answer = await runOnServer(context, BusinessFeaturePageDocument, { slug: params.slug.slice(0, 100) });
  if (!answer.partner_feature) throw data(null, { status: 404 });
  const others = answer.partner_features.filter(({ slug }) => slug !== params.slug);
  return { feature: answer.partner_feature, others };
}

export function meta({ matches, loaderData, error }: Route.MetaArgs) {
  if (!loaderData) return describeFailed(matches, error);
  const { slug, title, summary, picture } = loaderData.feature;
  return describePage(matches, {
    title,
    description: summary,
    path: `/business-feature/${slug}`,
    image: picture ? { path: `${picture.image}?w=1200`, alt: picture.alt } : undefined,
  });
}

export default BusinessFeaturePage;
