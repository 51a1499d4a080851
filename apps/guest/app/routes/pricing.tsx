import { data } from 'react-router';
import { PricingPageDocument } from '../generated/graphql.ts';
import { runOnServer } from '../lib/graphql/run-on-server.ts';
import { describeFailed, describePage } from '../lib/page/meta.ts';
import { PricingPage } from '../pages/marketing/pricing-page.tsx';
import type { Route } from './+types/pricing.ts';

export async function loader({ context }: Route.LoaderArgs) {
  const { pricing } = await runOnServer(context, PricingPageDocument, {});
  if (!pricing) throw data(null, { status: 404 });
  return pricing;
}

export function meta({ matches, loaderData, error }: Route.MetaArgs) {
  if (!loaderData) return describeFailed(matches, error);
  return describePage(matches, { title: 'Pricing', description: loaderData.description, path: '/pricing' });
}

export default PricingPage;
