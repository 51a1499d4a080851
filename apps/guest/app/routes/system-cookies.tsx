import { LegalDocument } from '../features/content/text/legal-document.tsx';
import { ChoicePanel } from '../lib/visitor/consent/choice-panel.tsx';
import { describeCmsPage, loadDocument } from '../pages/information/cms-page.ts';
import type { Route } from './+types/system-cookies.ts';

export const loader = ({ context }: Route.LoaderArgs) => loadDocument(context, 'cookies');

export function meta({ matches, loaderData, error }: Route.MetaArgs) {
  return describeCmsPage(matches, loaderData, '/system/cookies', error);
}

export default function Cookies({ loaderData }: Route.ComponentProps) {
  return (
    <LegalDocument {...loaderData}>
      <ChoicePanel />
    </LegalDocument>
  );
}
