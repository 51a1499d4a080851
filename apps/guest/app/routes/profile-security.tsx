import { sectionAt } from '../features/accounts/security/sections.ts';
import { describePage } from '../lib/page/meta.ts';
import { SecurityPage } from '../pages/account/security-page.tsx';
import type { Route } from './+types/profile-security.ts';

const described = {
  password: { title: 'Change Password', description: 'Change the password of your account.' },
  email: { title: 'Update Email', description: 'Change the email of your account.' },
  delete: { title: 'Delete my account', description: 'Delete your account with Thyme.' },
} as const;
const whole = { title: 'Security & privacy', description: 'Your login, your devices, your data.' };

export function meta({ matches, location: { pathname } }: Route.MetaArgs) {
  const open = sectionAt(pathname);
  return describePage(matches, { ...(open ? described[open] : whole), path: pathname, hidden: true });
}

export default SecurityPage;
