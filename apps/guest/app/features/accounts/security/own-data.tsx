import { publicName } from '@thyme/domain/reviews';
import { Card, TextLink } from '@thyme/ui';
import { UserRoundPen } from 'lucide-react';
import { Link } from 'react-router';
import { DataExport } from '../erasure/data-export.tsx';
import { Setting } from '../profile/profile-settings.tsx';
import type { Profile } from '../profile/use-profile.ts';

/** The export of the guest's data, and how their name appears to others. */
export function OwnData({ profile: { first_name: first, last_name: last } }: { profile: Profile }) {
  return (
    <Card look="raised" padding="lg" asChild>
      <section aria-labelledby="own-data">
        <h2 id="own-data" className="display-22 mb-4">
          Your data
        </h2>
        <div className="grid gap-5">
          <DataExport />
          <div>
            <Setting
              icon={<UserRoundPen aria-hidden="true" />}
              title="Your name on reviews"
              lead={`Others see “${publicName(first, last)}”`}
            />
          </div>
          <p className="border-t border-line pt-4 text-sm text-ink-soft">
            What we keep, and why, is in our{' '}
            <TextLink asChild>
              <Link to="/system/privacy-policy">privacy policy</Link>
            </TextLink>
            .
          </p>
        </div>
      </section>
    </Card>
  );
}
