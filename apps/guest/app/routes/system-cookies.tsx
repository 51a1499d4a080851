import { LegalDocument } from '../features/content/text/legal-document.tsx';
import { ChoicePanel } from '../lib/visitor/consent/choice-panel.tsx';
import type { Route } from './+types/system-cookies.ts';
import { describeCmsPage, loadDocument } from './cms-page.ts';

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
