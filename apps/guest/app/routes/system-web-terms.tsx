import type { Route } from './+types/system-web-terms.ts';
import { CmsPageView, describeCmsPage, loadCmsPage } from './cms-page.tsx';

export const loader = ({ context }: Route.LoaderArgs) => loadCmsPage(context, 'website_terms');

export function meta({ matches, loaderData, error }: Route.MetaArgs) {
  return describeCmsPage(matches, loaderData, '/system/web-terms', error);
}

export default function WebTerms({ loaderData }: Route.ComponentProps) {
  return <CmsPageView page={loaderData} />;
}
