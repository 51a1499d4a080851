import { useQuery } from '@tanstack/react-query';
import { Note, TextLink } from '@thyme/ui';
import { Link } from 'react-router';
import { MailProblemDocument } from '../../../generated/graphql.ts';
import { runAsGuest } from '../../../lib/graphql/run-as-guest.ts';

/** Warns in the account that emails bounce, since an email cannot. */
export function MailProblem() {
  const { data } = useQuery({
    queryKey: ['profile', 'mail-problem'],
    queryFn: async () => (await runAsGuest(MailProblemDocument, {})).profileInformation,
  });
  if (!data?.mail_problem) return null;
  const { kind, address } = data.mail_problem;
  const shown = <b className="font-semibold [overflow-wrap:anywhere]">{address}</b>;
  return (
    <Note tone="warn" className="mb-6">
      {kind === 'failed' ? (
        <>
          We couldn’t deliver our last email to {shown}. Please check the address, or you may miss confirmations and
          reminders.{' '}
          {!data.social_login && (
            <TextLink asChild>
              <Link to="/profile/update-email">Change my email address</Link>
            </TextLink>
          )}
        </>
      ) : (
        <>Our emails to {shown} are delayed. We’re still trying; you’ll find everything here in the meantime.</>
      )}
    </Note>
  );
}
