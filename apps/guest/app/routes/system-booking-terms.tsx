import { LegalDocument } from '../features/content/text/legal-document.tsx';
import { describeCmsPage, loadDocument } from '../pages/information/cms-page.ts';
import type { Route } from './+types/system-booking-terms.ts';

export const loader = ({ context }: Route.LoaderArgs) => loadDocument(context, 'booking_policy');

export function meta({ matches, loaderData, error }: Route.MetaArgs) {
  return describeCmsPage(matches, loaderData, '/system/booking-terms', error);
}

export default function BookingTerms({ loaderData }: Route.ComponentProps) {
  return <LegalDocument {...loaderData} />;
}
