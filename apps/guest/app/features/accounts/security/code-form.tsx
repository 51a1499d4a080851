import { CODE_DIGITS, codeErrors } from '@thyme/domain/accounts';
import { SubmitRow } from '@thyme/site/accounts/submit-row.tsx';
import { notify } from '@thyme/site/notify.ts';
import { OtpField, TextLink } from '@thyme/ui';
import { type FormEvent, useRef, useState } from 'react';
import { ChangeEmailDocument } from '../../../generated/graphql.ts';
import { accepted, CREDENTIALS_ERROR, Refusal, showFailure } from '../../../lib/failures.ts';
import { run } from '../../../lib/graphql/client.ts';
import type { SentCode } from './email-change.ts';
import { Resend } from './resend.tsx';

interface Props {
  sent: SentCode;
  onDone: () => void;
  onAgain: () => Promise<void>;
  onOther: () => void;
}

/** The code from the mail; with the right one the address changes. */
export function CodeForm({ sent, onDone, onAgain, onOther }: Props) {
  const form = useRef<HTMLFormElement>(null);
  const [code, setCode] = useState('');
  const [error, setError] = useState<string>();
  const [pending, setPending] = useState(false);

  function wrong(message: string | undefined) {
    setError(message);
    if (message) form.current?.querySelector('input')?.focus();
  }

  async function send(event: FormEvent) {
    event.preventDefault();
    const { otp_code: problem } = codeErrors({ otp_code: code });
    wrong(problem);
    if (problem || pending) return;
    setPending(true);
    try {
      const { updateEmail } = await run(ChangeEmailDocument, { email: sent.email, otp_code: code });
      notify.success(accepted(updateEmail).message);
      onDone();
    } catch (failure) {
      showFailure(failure, { api: 'updateEmail', otherwise: CREDENTIALS_ERROR });
      wrong(failure instanceof Refusal ? failure.message : undefined);
      setCode('');
    } finally {
      setPending(false);
    }
  }

  return (
    <form
      ref={form}
      noValidate
      method="post"
      onSubmit={(event) => void send(event)}
      aria-label="Verify"
      className="grid gap-4.5"
    >
      <p className="text-ink-soft">
        We sent a code to <b className="font-semibold text-ink [overflow-wrap:anywhere]">{sent.email}</b>. It works for
        ten minutes.
      </p>
      <OtpField
        label="Code"
        length={CODE_DIGITS}
        value={code}
        onValueChange={(typed) => {
          setCode(typed);
          setError(undefined);
        }}
        error={error}
        disabled={pending}
      />
      <SubmitRow pending={pending} ready>
        Update Email
      </SubmitRow>
      <div className="flex flex-wrap items-center gap-x-6">
        <Resend sentAt={sent.sentAt} onAgain={onAgain} />
        <TextLink asChild standalone>
          <button type="button" onClick={onOther}>
            Use another address
          </button>
        </TextLink>
      </div>
    </form>
  );
}
