import { ChoicePanel } from '../lib/consent/choice-panel.tsx';
import type { Route } from './+types/system-cookies.ts';
import { CmsPageView, describeCmsPage, loadCmsPage } from './cms-page.tsx';

export const loader = ({ context }: Route.LoaderArgs) => loadCmsPage(context, 'cookies');

export function meta({ matches, loaderData, error }: Route.MetaArgs) {
  return describeCmsPage(matches, loaderData, '/system/cookies', error);
}

export default function Cookies({ loaderData }: Route.ComponentProps) {
  return (
    <CmsPageView page={loaderData}>
      <ChoicePanel />
    </CmsPageView>
  );
}
