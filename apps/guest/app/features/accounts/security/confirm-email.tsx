import { Button, Note } from '@thyme/ui';
import { MailCheck } from 'lucide-react';
import { SendEmailConfirmationDocument } from '../../../generated/graphql.ts';
import { run } from '../../../lib/graphql/client.ts';
import { useAct } from '../../../lib/use-act.ts';
import type { Profile } from '../profile/use-profile.ts';

/** Sends another confirmation link. */
export function SendConfirmation() {
  const { act, busy } = useAct(['profile']);
  return (
    <Button
      variant="secondary"
      size="sm"
      busy={busy !== null}
      onClick={() =>
        void act(
          'send_email_confirmation',
          async () => (await run(SendEmailConfirmationDocument, {})).send_email_confirmation,
        )
      }
    >
      Send a new link
    </Button>
  );
}

/** Reminds the guest of the link. An unconfirmed address restricts nothing. */
export function ConfirmEmailNotice({ profile: { email, email_verified: isConfirmed } }: { profile: Profile }) {
  if (isConfirmed || !email) return null;
  return (
    <Note icon={<MailCheck aria-hidden="true" />} className="mb-6">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <p>
          <b className="font-semibold">Please confirm your email.</b> Open the link we sent to{' '}
          <span className="[overflow-wrap:anywhere]">{email}</span>, or ask for a new one. You can book in the meantime.
        </p>
        <SendConfirmation />
      </div>
    </Note>
  );
}
