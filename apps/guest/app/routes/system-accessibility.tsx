import type { Route } from './+types/system-accessibility.ts';
import { CmsPageView, describeCmsPage, loadCmsPage } from './cms-page.tsx';

export const loader = ({ context }: Route.LoaderArgs) => loadCmsPage(context, 'accessibility');

export function meta({ matches, loaderData, error }: Route.MetaArgs) {
  return describeCmsPage(matches, loaderData, '/system/accessibility', error);
}

export default function Accessibility({ loaderData }: Route.ComponentProps) {
  return <CmsPageView page={loaderData} />;
}
