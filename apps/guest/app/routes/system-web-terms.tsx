import { LegalDocument } from '../features/content/text/legal-document.tsx';
import { describeCmsPage, loadDocument } from '../pages/information/cms-page.ts';
import type { Route } from './+types/system-web-terms.ts';

export const loader = ({ context }: Route.LoaderArgs) => loadDocument(context, 'website_terms');

export function meta({ matches, loaderData, error }: Route.MetaArgs) {
  return describeCmsPage(matches, loaderData, '/system/web-terms', error);
}

export default function WebTerms({ loaderData }: Route.ComponentProps) {
  return <LegalDocument {...loaderData} />;
}
