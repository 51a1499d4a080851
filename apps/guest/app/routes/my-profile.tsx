import { OwnProfile } from '../features/accounts/own-profile.tsx';
import { ProfileCard } from '../features/accounts/profile-card.tsx';
import { ProfileDetails } from '../features/accounts/profile-details.tsx';
import { describePage } from '../lib/meta.ts';
import type { Route } from './+types/my-profile.ts';

export function meta({ matches }: Route.MetaArgs) {
  return describePage(matches, {
    title: 'My Profile',
    description: 'Your account with Thyme.',
    path: '/profile/my-profile',
    hidden: true,
  });
}

export default function MyProfile() {
  return (
    <OwnProfile>
      {(profile) => (
        <>
          <h1 className="display-48 [overflow-wrap:anywhere]">Hello, {profile.first_name}</h1>
          <div className="mt-7 grid gap-6 lg:grid-cols-[minmax(0,1fr)_24rem]">
            <ProfileDetails profile={profile} />
            <ProfileCard profile={profile} />
          </div>
        </>
      )}
    </OwnProfile>
  );
}
