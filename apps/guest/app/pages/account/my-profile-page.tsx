import { TextLink } from '@thyme/ui';
import { Trash2 } from 'lucide-react';
import { Link } from 'react-router';
import { OwnProfile } from '../../features/accounts/profile/own-profile.tsx';
import { ProfileCard } from '../../features/accounts/profile/profile-card.tsx';
import { ProfileCounts } from '../../features/accounts/profile/profile-counts.tsx';
import { ProfileDetails } from '../../features/accounts/profile/profile-details.tsx';
import { ProfileSettings, Setting } from '../../features/accounts/profile/profile-settings.tsx';
import { ProfileSkeleton } from '../../features/accounts/profile/profile-skeleton.tsx';
import { ConfirmEmailNotice } from '../../features/accounts/security/confirm-email.tsx';
import { NextAppointment } from '../../features/bookings/appointments/next-appointment.tsx';
import { CalendarConnection } from '../../features/calendars/calendar-connection.tsx';
import { CalendarFeed } from '../../features/calendars/calendar-feed.tsx';

const NOON = 12;

const EVENING = 18;

function greeting(): string {
  const hour = new Date().getHours();
  if (hour < NOON) return 'Good morning';
  return hour < EVENING ? 'Good afternoon' : 'Good evening';
}

export function MyProfilePage() {
  return (
    <OwnProfile skeleton={<ProfileSkeleton />}>
      {(profile) => (
        <>
          <ConfirmEmailNotice profile={profile} />
          <h1 className="display-48 [overflow-wrap:anywhere]">
            {greeting()}, {profile.first_name}
          </h1>
          <div className="mt-7 grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_24rem]">
            <div className="grid gap-6">
              <NextAppointment />
              <ProfileCounts />
              <ProfileDetails profile={profile} />
            </div>
            <div className="grid gap-6">
              <ProfileCard profile={profile} />
              <ProfileSettings
                profile={profile}
                calendars={
                  <>
                    <CalendarConnection identify={profile.identify} connected={profile.google_calendar}>
                      {(parts) => <Setting {...parts} />}
                    </CalendarConnection>
                    <CalendarFeed>{(parts) => <Setting {...parts} />}</CalendarFeed>
                  </>
                }
              />
              <TextLink asChild standalone className="justify-self-center font-normal! text-ink-soft!">
                <Link to="/profile/delete-account">
                  <Trash2 aria-hidden="true" /> Delete my account
                </Link>
              </TextLink>
            </div>
          </div>
        </>
      )}
    </OwnProfile>
  );
}
