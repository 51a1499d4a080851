import { Avatar, Button, Card, TextLink } from '@thyme/ui';
import { LogOut, Trash2 } from 'lucide-react';
import { Link, useNavigate } from 'react-router';
import { logOut } from '../../lib/log-out.ts';
import type { Profile } from './use-profile.ts';
import { providerNames } from './use-providers.ts';

/** Who is logged in, and the ways out. */
export function ProfileCard({ profile }: { profile: Profile }) {
  const navigate = useNavigate();
  const { first_name, last_name, photo, social_login: social } = profile;
  const provider = social && social in providerNames ? providerNames[social as keyof typeof providerNames] : null;
  return (
    <div className="grid content-start gap-5">
      <Card className="grid justify-items-center gap-1 p-7 text-center">
        <Avatar name={first_name} src={photo && `${photo}?w=240`} size={104} />
        <p className="mt-3 display-28 [overflow-wrap:anywhere]">
          {first_name} {last_name}
        </p>
        {provider && <p className="text-ink-soft">Logged in with {provider}</p>}
        <Button variant="secondary" className="mt-4" onClick={() => void logOut(() => navigate('/'))}>
          <LogOut aria-hidden="true" /> Log out
        </Button>
      </Card>
      <TextLink asChild standalone className="justify-self-center font-normal! text-ink-soft!">
        <Link to="/profile/delete-account">
          <Trash2 aria-hidden="true" /> Delete my account
        </Link>
      </TextLink>
    </div>
  );
}
