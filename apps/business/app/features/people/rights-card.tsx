import { useQuery } from '@tanstack/react-query';
import { Card, TextLink } from '@thyme/ui';
import { Link } from 'react-router';
import { DeskLoginsDocument } from '../../generated/graphql.ts';
import { useDesk } from '../../lib/desk.ts';
import { run } from '../../lib/graphql/client.ts';
import { RightsEditor, ROLE_NAMES, rightsWords } from '../../lib/member-rights/rights-editor.tsx';
import { deskKey } from '../../lib/use-act.ts';
import type { Person } from './operations.ts';

/** Role and rights of a person's login. The owner can change them; a manager can read them. */
export function RightsCard({ person }: { person: Person }) {
  const { business, isOwner } = useDesk();
  const { data } = useQuery({
    queryKey: deskKey(business.id, 'logins'),
    queryFn: async () => (await run(DeskLoginsDocument, { business: business.id })).desk_team.members,
  });
  if (!data) return null;
  const member = data.find(({ user_id }) => user_id === person.staff_id);
  return (
    <Card asChild>
      <section aria-labelledby="rights" className="grid gap-3">
        <h2 id="rights" className="display-22">
          Role and rights
        </h2>
        {!member ? (
          <p className="text-ink-soft">
            {person.name} has no login.{' '}
            <TextLink asChild standalone>
              <Link to="/staff">Invite someone</Link>
            </TextLink>
          </p>
        ) : isOwner && member.role !== 'owner' ? (
          <RightsEditor member={member} />
        ) : (
          <p>
            <b className="block font-semibold">{ROLE_NAMES[member.role]}</b>
            <span className="text-sm text-ink-soft">{rightsWords(member)}</span>
          </p>
        )}
      </section>
    </Card>
  );
}
