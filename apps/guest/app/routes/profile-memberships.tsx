import { describePage } from '../lib/page/meta.ts';
import { MembershipsPage } from '../pages/account/memberships-page.tsx';
import type { Route } from './+types/profile-memberships.ts';

export function meta({ matches }: Route.MetaArgs) {
  return describePage(matches, {
    title: 'My memberships',
    description: 'Your memberships with their payments and sessions.',
    path: '/profile/memberships',
    hidden: true,
  });
}

export default MembershipsPage;
