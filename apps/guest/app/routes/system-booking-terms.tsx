import type { Route } from './+types/system-booking-terms.ts';
import { CmsPageView, describeCmsPage, loadCmsPage } from './cms-page.tsx';

export const loader = ({ context }: Route.LoaderArgs) => loadCmsPage(context, 'booking_policy');

export function meta({ matches, loaderData, error }: Route.MetaArgs) {
  return describeCmsPage(matches, loaderData, '/system/booking-terms', error);
}

export default function BookingTerms({ loaderData }: Route.ComponentProps) {
  return <CmsPageView page={loaderData} />;
}
