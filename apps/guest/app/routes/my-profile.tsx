import { describePage } from '../lib/page/meta.ts';
import { MyProfilePage } from '../pages/account/my-profile-page.tsx';
import type { Route } from './+types/my-profile.ts';

export function meta({ matches }: Route.MetaArgs) {
  return describePage(matches, {
    title: 'My Profile',
    description: 'Your account with Thyme.',
    path: '/profile/my-profile',
    hidden: true,
  });
}

export default MyProfilePage;
