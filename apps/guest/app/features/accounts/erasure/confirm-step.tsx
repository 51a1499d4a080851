import { deleteAccountErrors } from '@thyme/domain/accounts';
import { EmailField } from '@thyme/site/accounts/email-field.tsx';
import { useForm } from '@thyme/site/use-form.ts';
import { Button } from '@thyme/ui';
import { useState } from 'react';
import { LeaveDocument } from '../../../generated/graphql.ts';
import { accepted, Refusal, showFailure } from '../../../lib/failures.ts';
import { run } from '../../../lib/graphql/client.ts';

interface Props {
  reason: string;
  onBack: () => void;
  onDone: () => void;
}

/** The confirmation: the account's own email has to be typed, so that the wrong account is not deleted by mistake. */
export function LeavingEmail({ reason, onBack, onDone }: Props) {
  const [refusal, setRefusal] = useState<string>();
  const { form, box, pending } = useForm({
    blank: { email: '' },
    validate: deleteAccountErrors,
    async send({ email }) {
      setRefusal(undefined);
      accepted((await run(LeaveDocument, { answer: reason, email: email.trim() })).guestOffBoardingRequest);
      onDone();
    },
    onFailure(error) {
      showFailure(error, { api: 'guestOffBoardingRequest' });
      if (error instanceof Refusal) setRefusal(error.message);
    },
  });
  const field = box('email');
  return (
    <form {...form} aria-label="Confirm" className="grid max-w-110 gap-6">
      <div>
        <h2 className="display-28">Confirm it’s you</h2>
        <p className="mt-2 text-ink-soft">
          Enter your account’s email address. We delete your account as soon as you press the button.
        </p>
      </div>
      <EmailField {...field} error={field.error ?? refusal} autoComplete="off" />
      <div className="flex flex-wrap gap-3">
        <Button variant="secondary" onClick={onBack} disabled={pending}>
          Back
        </Button>
        <Button type="submit" variant="danger" busy={pending}>
          Delete my account
        </Button>
      </div>
    </form>
  );
}
