import { CODE_DIGITS, CODE_SECONDS, signInCodeErrors } from '@thyme/domain/accounts';
import { SubmitRow } from '@thyme/site/accounts/submit-row.tsx';
import { notify } from '@thyme/site/notify.ts';
import { useNow } from '@thyme/site/use-now.ts';
import { OtpField, TextLink } from '@thyme/ui';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { LogInWithCodeDocument } from '../../../generated/graphql.ts';
import { accepted, Refusal, showFailure } from '../../../lib/failures.ts';
import { run } from '../../../lib/graphql/client.ts';
import { nowSeconds } from '../security/email-change.ts';
import { Resend } from '../security/resend.tsx';
import { startSession } from '../start-session.ts';
import { requestCode } from './address-form.tsx';
import { type PendingCode, savePending } from './pending-code.ts';

const EXPIRED = 'This code has expired. Please ask for a new one.';

/** Sends the code: true when it logged in, false when a new guest has to enter a name first. */
async function enter(email: string, code: string): Promise<boolean> {
  const { login_with_code: answer } = await run(LogInWithCodeDocument, { email, code });
  const { access_token, user, sign_up_token } = accepted(answer);
  if (access_token && user) startSession({ access_token, user });
  else if (sign_up_token) savePending({ email, sentAt: nowSeconds(), signUpToken: sign_up_token });
  return Boolean(access_token);
}

/** The second step. The last digit sends the code; a wrong one stays on screen with its sentence. */
export function EnterCode({ sent, onDone }: { sent: PendingCode; onDone: () => void }) {
  const form = useRef<HTMLFormElement>(null);
  const [code, setCode] = useState('');
  const [error, setError] = useState<string>();
  const [pending, setPending] = useState(false);
  const now = useNow(nowSeconds());
  const isOld = sent.sentAt > 0 && now >= sent.sentAt + CODE_SECONDS;

  // The boxes are disabled while the code is checked, so the focus returns to them afterwards.
  useEffect(() => {
    if (error && !pending) form.current?.querySelector('input')?.focus();
  }, [error, pending]);

  async function send(typed: string) {
    const problem = signInCodeErrors({ code: typed }).code;
    setError(problem);
    if (problem || pending) return;
    setPending(true);
    try {
      if (await enter(sent.email, typed)) {
        notify.success('Login successful!');
        onDone();
      }
    } catch (failure) {
      if (failure instanceof Refusal) {
        setError(failure.message);
        setCode('');
      } else showFailure(failure, { api: 'login_with_code' });
    } finally {
      setPending(false);
    }
  }

  async function again() {
    try {
      await requestCode(sent.email);
      setCode('');
      setError(undefined);
      notify.success('We’ve emailed you a new code.');
    } catch (failure) {
      if (failure instanceof Refusal) setError(failure.message);
      else showFailure(failure, { api: 'send_login_code' });
    }
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    void send(code);
  }

  return (
    <form ref={form} noValidate method="post" onSubmit={submit} aria-label="Enter the code" className="grid gap-4.5">
      <p className="text-ink-soft">
        {sent.sentAt > 0 ? 'We sent a code to ' : 'Enter the code we sent to '}
        <b className="font-semibold text-ink [overflow-wrap:anywhere]">{sent.email}</b>. It works for ten minutes, on
        any device. If it doesn’t arrive, look in your spam folder.
      </p>
      <OtpField
        label="Code"
        length={CODE_DIGITS}
        value={code}
        onValueChange={(typed) => {
          setCode(typed);
          setError(undefined);
        }}
        onComplete={(typed) => void send(typed)}
        error={error ?? (isOld ? EXPIRED : undefined)}
        disabled={pending}
      />
      <SubmitRow pending={pending} ready>
        Continue
      </SubmitRow>
      <div className="flex flex-wrap items-center gap-x-6">
        <Resend key={sent.sentAt} sentAt={sent.sentAt} onAgain={again} />
        <TextLink asChild standalone>
          <button type="button" onClick={() => savePending(null)}>
            Wrong address?
          </button>
        </TextLink>
      </div>
    </form>
  );
}
