import { Button } from '@thyme/ui';
import { ExternalLink } from 'lucide-react';
import { ProfilePage } from '../features/businesses/profile-page.tsx';
import { OwnerOnly } from '../lib/changes/owner-only.tsx';
import { useDesk } from '../lib/desk.ts';
import { PageHead } from '../shell/page-head.tsx';

export const meta = () => [{ title: 'My page – Thyme for business' }];

export default function Profile() {
  const { business } = useDesk();
  return (
    <div className="px-4 pb-10 md:px-7">
      <OwnerOnly>
        <PageHead title="My page" note={`/${business.slug}`}>
          <Button asChild size="sm" variant="secondary">
            <a href={`/${business.slug}`}>
              See your page
              <ExternalLink aria-hidden="true" className="size-4.5" />
            </a>
          </Button>
        </PageHead>
        <ProfilePage />
      </OwnerOnly>
    </div>
  );
}
