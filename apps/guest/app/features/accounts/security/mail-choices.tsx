import { Card } from '@thyme/ui';
import { CalendarCheck, Newspaper, ShieldCheck } from 'lucide-react';
import { MailSwitch } from '../profile/mail-switch.tsx';
import { Setting } from '../profile/profile-settings.tsx';
import type { Profile } from '../profile/use-profile.ts';

/** Which mails the guest gets. */
export function MailChoices({ profile }: { profile: Profile }) {
  return (
    <Card look="raised" padding="lg" asChild>
      <section aria-labelledby="mail-choices">
        <h2 id="mail-choices" className="display-22 mb-4">
          What we send you
        </h2>
        <div className="divide-y divide-line">
          <Setting
            icon={<CalendarCheck aria-hidden="true" />}
            title="Your bookings"
            lead="Confirmations, reminders and changes"
            control={<MailSwitch profile={profile} field="email_notification" label="Your bookings" />}
          />
          <Setting
            icon={<Newspaper aria-hidden="true" />}
            title="News from Thyme"
            lead="Now and then, and only if you like"
            control={<MailSwitch profile={profile} field="marketing_notification" label="News from Thyme" />}
          />
          <Setting
            icon={<ShieldCheck aria-hidden="true" />}
            title="Your account"
            lead="Login codes and changes to your password or email"
            control={<span className="text-sm text-ink-soft">Always</span>}
          />
        </div>
      </section>
    </Card>
  );
}
