import { Button } from '@thyme/ui';
import { UserPlus } from 'lucide-react';
import { Link, useParams } from 'react-router';
import { SpreadCard } from '../features/availability/spread-card.tsx';
import { OwnPlanLimit } from '../features/payments/plan/plan-limit.tsx';
import { PeoplePage } from '../features/people/people-page.tsx';
import { PersonPage } from '../features/people/person-page.tsx';
import { OwnerOnly } from '../lib/changes/owner-only.tsx';
import { PageHead } from '../shell/page-head.tsx';

export const meta = () => [{ title: 'Team – Thyme for business' }];

export default function Team() {
  const { id } = useParams();
  return (
    <div className="px-4 pb-10 md:px-7">
      <OwnerOnly>
        {id === undefined ? (
          <>
            <PageHead title="Team">
              <Button asChild>
                <Link to="/team/new">
                  <UserPlus aria-hidden="true" className="size-5" /> Add a person
                </Link>
              </Button>
            </PageHead>
            <div className="mb-5 empty:hidden">
              <OwnPlanLimit />
            </div>
            <PeoplePage aside={<SpreadCard />} />
          </>
        ) : (
          <PersonPage
            key={id}
            id={id === 'new' ? null : Number(id)}
            head={(title, actions) => <PageHead title={title}>{actions}</PageHead>}
          />
        )}
      </OwnerOnly>
    </div>
  );
}
