import type { Route } from './+types/system-about.ts';
import { CmsPageView, describeCmsPage, loadCmsPage } from './cms-page.tsx';

export const loader = ({ context }: Route.LoaderArgs) => loadCmsPage(context, 'about_us');

export function meta({ matches, loaderData, error }: Route.MetaArgs) {
  return describeCmsPage(matches, loaderData, '/system/about', error);
}

export default function About({ loaderData }: Route.ComponentProps) {
  return <CmsPageView page={loaderData} />;
}
