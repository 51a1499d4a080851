import { MONTHS } from '@thyme/domain/time';
import { Avatar, Button, Card } from '@thyme/ui';
import { LogOut } from 'lucide-react';
import { useNavigate } from 'react-router';
import { logOut } from '../../../lib/session/log-out.ts';
import { providerNames } from '../social/use-providers.ts';
import type { Profile } from './use-profile.ts';

/** 'March 2024' */
const since = (at: number) => {
  const day = new Date(at * 1000);
  return `${MONTHS[day.getMonth()]} ${day.getFullYear()}`;
};

/** Who is logged in, and the logout. */
export function ProfileCard({ profile }: { profile: Profile }) {
  const navigate = useNavigate();
  const { first_name, last_name, photo, social_login: social } = profile;
  const provider = social && social in providerNames ? providerNames[social as keyof typeof providerNames] : null;
  return (
    <Card look="raised" className="grid justify-items-center gap-1 p-7 text-center">
      <Avatar name={first_name} src={photo && `${photo}?w=240`} size={104} />
      <p className="mt-3 display-28 [overflow-wrap:anywhere]">
        {first_name} {last_name}
      </p>
      <p className="text-ink-soft">With Thyme since {since(profile.created_at)}</p>
      {provider && <p className="text-ink-soft">Logged in with {provider}</p>}
      <Button variant="secondary" size="sm" className="mt-4" onClick={() => void logOut(() => navigate('/'))}>
        <LogOut aria-hidden="true" /> Log out
      </Button>
    </Card>
  );
}
