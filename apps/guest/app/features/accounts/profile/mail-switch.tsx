import { Switch } from '@thyme/ui';
import { useState } from 'react';
import { showFailure } from '../../../lib/failures.ts';
import type { Profile } from './use-profile.ts';
import { useProfileUpdate } from './use-profile-update.ts';

interface MailSwitchProps {
  profile: Profile;
  field: 'email_notification' | 'marketing_notification';
  label: string;
}

/** One kind of mail, on or off. Changes at once; reverts when the server refuses it. */
export function MailSwitch({ profile, field, label }: MailSwitchProps) {
  const update = useProfileUpdate();
  const stored = profile.client_detail?.[field] ?? false;
  const [pending, setPending] = useState<boolean | null>(null);
  async function change(on: boolean) {
    setPending(on);
    try {
      await update({ [field]: on });
    } catch (error) {
      showFailure(error, { api: 'guestProfileUpdate' });
    } finally {
      setPending(null);
    }
  }
  return (
    <Switch
      label={label}
      checked={pending ?? stored}
      aria-busy={pending !== null}
      onCheckedChange={(on) => pending === null && void change(on)}
    />
  );
}
