import { Card } from '@thyme/ui';
import { Bell, CreditCard } from 'lucide-react';
import type { ReactNode } from 'react';
import { MailSwitch } from './mail-switch.tsx';
import { PaymentLogos } from './payment-logos.tsx';
import type { Profile } from './use-profile.ts';

interface SettingProps {
  icon: ReactNode;
  title: string;
  lead?: ReactNode;
  /** At the end of the row. */
  control?: ReactNode;
  /** Below, across the full width. */
  children?: ReactNode;
  level?: 2 | 3;
}

/** One setting, with its description. */
export function Setting({ icon, title, lead, control, children, level = 3 }: SettingProps) {
  const Heading = `h${level}` as const;
  return (
    <section className="grid grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-4 gap-y-3 py-5 first:pt-0 last:pb-0">
      <span className="text-thyme-700 [&_svg]:size-5.5">{icon}</span>
      <div className="min-w-0 leading-snug">
        <Heading className="font-semibold">{title}</Heading>
        {lead && <p className="text-sm text-ink-soft">{lead}</p>}
      </div>
      {control}
      {children && <div className="col-span-2 col-start-2">{children}</div>}
    </section>
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
        control={<MailSwitch profile={profile} field="email_notification" label="Notifications" />}
      />
      <Setting icon={<CreditCard aria-hidden="true" />} title="Accepted payments">
        <PaymentLogos />
      </Setting>
    </Card>
  );
}
