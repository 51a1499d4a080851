import type { Route } from './+types/system-privacy-policy.ts';
import { CmsPageView, describeCmsPage, loadCmsPage } from './cms-page.tsx';

export const loader = ({ context }: Route.LoaderArgs) => loadCmsPage(context, 'privacy_policy');

export function meta({ matches, loaderData, error }: Route.MetaArgs) {
  return describeCmsPage(matches, loaderData, '/system/privacy-policy', error);
}

export default function PrivacyPolicy({ loaderData }: Route.ComponentProps) {
  return <CmsPageView page={loaderData} />;
}
