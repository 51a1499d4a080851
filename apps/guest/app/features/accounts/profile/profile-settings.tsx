import { Card, Switch } from '@thyme/ui';
import { Bell, CreditCard } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { showFailure } from '../../../lib/failures.ts';
import { PaymentLogos } from './payment-logos.tsx';
import type { Profile } from './use-profile.ts';
import { useProfileUpdate } from './use-profile-update.ts';

interface SettingProps {
  icon: ReactNode;
  title: string;
  lead?: ReactNode;
  /** At the end of the row. */
  control?: ReactNode;
  /** Below, across the full width. */
  children?: ReactNode;
}

/** One setting, with its description. */
export function Setting({ icon, title, lead, control, children }: SettingProps) {
  return (
    <section className="grid grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-4 gap-y-3 py-5 first:pt-0 last:pb-0">
      <span className="text-thyme-700 [&_svg]:size-5.5">{icon}</span>
      <div className="min-w-0 leading-snug">
        <h3 className="font-semibold">{title}</h3>
        {lead && <p className="text-sm text-ink-soft">{lead}</p>}
      </div>
      {control}
      {children && <div className="col-span-2 col-start-2">{children}</div>}
    </section>
  );
}

/** Changes at once; reverts when the server refuses it. */
function NotificationSwitch({ profile }: { profile: Profile }) {
  const update = useProfileUpdate();
  const stored = profile.client_detail?.email_notification ?? false;
  const [pending, setPending] = useState<boolean | null>(null);
  async function change(on: boolean) {
    setPending(on);
    try {
      await update({ email_notification: on });
    } catch (error) {
      showFailure(error, { api: 'guestProfileUpdate' });
    } finally {
      setPending(null);
    }
  }
  return (
    <Switch
      label="Notifications"
      checked={pending ?? stored}
      aria-busy={pending !== null}
      onCheckedChange={(on) => pending === null && void change(on)}
    />
  );
}

/** Settings beyond these pages: calendars (from another feature), mails, payment methods. */
export function ProfileSettings({ profile, calendars }: { profile: Profile; calendars: ReactNode }) {
  return (
    <Card look="raised" padding="lg" className="divide-y divide-line">
      {calendars}
      <Setting
        icon={<Bell aria-hidden="true" />}
        title="Notifications"
        lead="Reminders and changes by email"
        control={<NotificationSwitch profile={profile} />}
      />
      <Setting icon={<CreditCard aria-hidden="true" />} title="Accepted payments">
        <PaymentLogos />
      </Setting>
    </Card>
  );
}
