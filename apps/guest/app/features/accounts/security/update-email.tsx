import { newEmailErrors } from '@thyme/domain/accounts';
import { EmailField } from '@thyme/site/accounts/email-field.tsx';
import { SubmitRow } from '@thyme/site/accounts/submit-row.tsx';
import { notify } from '@thyme/site/notify.ts';
import { useForm } from '@thyme/site/use-form.ts';
import { useState } from 'react';
import { ChangeEmailDocument } from '../../../generated/graphql.ts';
import { accepted, Refusal } from '../../../lib/failures.ts';
import { run } from '../../../lib/graphql/client.ts';
import { reportFailure } from '../../../lib/report.ts';
import { CodeForm } from './code-form.tsx';
import { keepSent, nowSeconds, readSent, type SentCode } from './email-change.ts';

export const NOT_SENT = 'Failed to send OTP. Please try again.';

/** Requests a code; without one in the call, the server sends one to the new address. */
async function requestCode(email: string): Promise<SentCode> {
  const { updateEmail } = await run(ChangeEmailDocument, { email, otp_code: '' });
  notify.success(accepted(updateEmail).message);
  const sent = { email, sentAt: nowSeconds() };
  keepSent(sent);
  return sent;
}

function reportNotSent(error: unknown): void {
  void reportFailure({ api: 'updateEmail', error });
  notify.error(NOT_SENT);
}

interface Props {
  /** The current address. */
  email: string;
  onDone: () => void;
}

/** First the new address, then the code that was sent to it. */
export function UpdateEmail({ email, onDone }: Props) {
  const [sent, setSent] = useState(() => readSent(nowSeconds()));
  if (!sent) return <AddressForm email={email} onSent={setSent} />;
  return (
    <CodeForm
      sent={sent}
      onDone={onDone}
      onAgain={async () => {
        try {
          setSent(await requestCode(sent.email));
        } catch (error) {
          reportNotSent(error);
        }
      }}
      onOther={() => {
        keepSent(null);
        setSent(null);
      }}
    />
  );
}

function AddressForm({ email, onSent }: { email: string; onSent: (sent: SentCode) => void }) {
  const [refusal, setRefusal] = useState<string | null>(null);
  const { form, box, pending, ready } = useForm({
    blank: { email: '' },
    validate: newEmailErrors,
    async send(typed) {
      setRefusal(null);
      onSent(await requestCode(typed.email.trim()));
    },
    onFailure(error) {
      reportNotSent(error);
      setRefusal(error instanceof Refusal ? error.message : null);
    },
  });
  const field = box('email');
  return (
    <form {...form} aria-label="Change of address" className="grid gap-4.5">
      <p className="text-ink-soft">
        Your email now: <b className="font-semibold text-ink [overflow-wrap:anywhere]">{email}</b>
      </p>
      <EmailField
        {...field}
        error={field.error ?? refusal}
        label="New email"
        autoComplete="email"
        hint="We’ll send a code to this address. After that, you log in with it."
      />
      <SubmitRow pending={pending} ready={ready}>
        Send code
      </SubmitRow>
    </form>
  );
}
