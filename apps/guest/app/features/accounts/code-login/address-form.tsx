import { codeAddressErrors } from '@thyme/domain/accounts';
import { EmailField } from '@thyme/site/accounts/email-field.tsx';
import { SubmitRow } from '@thyme/site/accounts/submit-row.tsx';
import { useForm } from '@thyme/site/use-form.ts';
import { TextLink } from '@thyme/ui';
import { useState } from 'react';
import { SendLoginCodeDocument } from '../../../generated/graphql.ts';
import { accepted, Refusal, showFailure } from '../../../lib/failures.ts';
import { run } from '../../../lib/graphql/client.ts';
import { savePending, sentAtOf } from './pending-code.ts';

/** Requests a code. The response is the same whether the address has an account or not. */
export async function requestCode(email: string): Promise<void> {
  const { send_login_code: answer } = await run(SendLoginCodeDocument, { email });
  accepted(answer);
  savePending({ email, sentAt: sentAtOf(answer.resend_in) });
}

/** The first step: the address for the code. */
export function AddressForm() {
  const [refusal, setRefusal] = useState<string | null>(null);
  const [missing, setMissing] = useState<string | undefined>();
  const { form, box, values, pending, ready } = useForm({
    blank: { email: '' },
    validate: codeAddressErrors,
    send: ({ email }) => {
      setRefusal(null);
      return requestCode(email.trim());
    },
    onFailure(error) {
      if (error instanceof Refusal) setRefusal(error.message);
      else showFailure(error, { api: 'send_login_code' });
    },
  });

  function enterOwnCode() {
    const { email: problem } = codeAddressErrors(values);
    setMissing(problem);
    if (problem) form.ref.current?.querySelector('input')?.focus();
    else savePending({ email: values.email.trim(), sentAt: 0 });
  }

  const field = box('email');
  const shownMissing = missing && codeAddressErrors(values).email;
  return (
    <form {...form} aria-label="Send a code" className="grid gap-4.5">
      <p className="text-ink-soft">
        We’ll email you a 6-digit code. No password needed, and if you’re new here it creates your account.
      </p>
      <EmailField {...field} error={field.error ?? shownMissing ?? refusal} autoComplete="email" />
      <SubmitRow pending={pending} ready={ready}>
        Email me a code
      </SubmitRow>
      <div className="-mt-2">
        <TextLink asChild standalone>
          <button type="button" disabled={!ready} onClick={enterOwnCode}>
            I already have a code
          </button>
        </TextLink>
      </div>
    </form>
  );
}
