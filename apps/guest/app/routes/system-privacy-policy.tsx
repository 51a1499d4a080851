import { LegalDocument } from '../features/content/text/legal-document.tsx';
import { describeCmsPage, loadDocument } from '../pages/information/cms-page.ts';
import type { Route } from './+types/system-privacy-policy.ts';

export const loader = ({ context }: Route.LoaderArgs) => loadDocument(context, 'privacy_policy');

export function meta({ matches, loaderData, error }: Route.MetaArgs) {
  return describeCmsPage(matches, loaderData, '/system/privacy-policy', error);
}

export default function PrivacyPolicy({ loaderData }: Route.ComponentProps) {
  return <LegalDocument {...loaderData} />;
}
