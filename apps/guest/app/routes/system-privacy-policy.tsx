import { LegalDocument } from '../features/content/text/legal-document.tsx';
import type { Route } from './+types/system-privacy-policy.ts';
import { describeCmsPage, loadDocument } from './cms-page.ts';

export const loader = ({ context }: Route.LoaderArgs) => loadDocument(context, 'privacy_policy');

export function meta({ matches, loaderData, error }: Route.MetaArgs) {
  return describeCmsPage(matches, loaderData, '/system/privacy-policy', error);
}

export default function PrivacyPolicy({ loaderData }: Route.ComponentProps) {
  return <LegalDocument {...loaderData} />;
}
