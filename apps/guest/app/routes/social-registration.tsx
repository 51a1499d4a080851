import { describePage } from '../lib/page/meta.ts';
import { SocialRegistrationPage } from '../pages/login/social-registration-page.tsx';
import type { Route } from './+types/social-registration.ts';

export function meta({ matches }: Route.MetaArgs) {
  return describePage(matches, {
    title: 'Finish signing up',
    description: 'Check your details and finish creating your account with Google or Facebook.',
    path: '/social-registration',
    hidden: true,
  });
}

export default SocialRegistrationPage;
