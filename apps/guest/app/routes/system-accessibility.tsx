import { LegalDocument } from '../features/content/text/legal-document.tsx';
import { describeCmsPage, loadDocument } from '../pages/information/cms-page.ts';
import type { Route } from './+types/system-accessibility.ts';

export const loader = ({ context }: Route.LoaderArgs) => loadDocument(context, 'accessibility');

export function meta({ matches, loaderData, error }: Route.MetaArgs) {
  return describeCmsPage(matches, loaderData, '/system/accessibility', error);
}

export default function Accessibility({ loaderData }: Route.ComponentProps) {
  return <LegalDocument {...loaderData} />;
}
