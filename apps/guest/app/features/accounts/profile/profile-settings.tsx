import { Card, Switch } from '@thyme/ui';
import { Bell, CreditCard } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { tellFailure } from '../../../lib/failures.ts';
import { PaymentLogos } from './payment-logos.tsx';
import type { Profile } from './use-profile.ts';
import { useProfileUpdate } from './use-profile-update.ts';

interface SettingProps {
  icon: ReactNode;
  title: string;
  lead?: ReactNode;
  /** At the end of the line. */
  control?: ReactNode;
  /** Below, across. */
  children?: ReactNode;
}

/** One thing that can be set, with what it does. */
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

/** On at once; goes back when the server did not take it. */
function NotificationSwitch({ profile }: { profile: Profile }) {
  const update = useProfileUpdate();
  const stored = profile.client_detail?.email_notification ?? false;
  const [asked, setAsked] = useState<boolean | null>(null);
  async function change(on: boolean) {
    setAsked(on);
    try {
      await update({ email_notification: on });
    } catch (error) {
      tellFailure(error, { api: 'guestProfileUpdate' });
    } finally {
      setAsked(null);
    }
  }
  return (
    <Switch
      label="Notifications"
      checked={asked ?? stored}
      aria-busy={asked !== null}
      onCheckedChange={(on) => asked === null && void change(on)}
    />
  );
}

/** What happens outside these pages: calendars (from another feature), mails, ways to pay. */
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
