import { forgotPasswordErrors } from '@thyme/domain/accounts';
import { Note, TextField } from '@thyme/ui';
import { MailCheck } from 'lucide-react';
import { useState } from 'react';
import { accepted, CREDENTIALS_ERROR, tellFailure } from '../../lib/failures.ts';
import { run } from '../../lib/graphql/client.ts';
import { askForReset } from './operations.ts';
import { SubmitRow } from './submit-row.tsx';
import { useForm } from './use-form.ts';

export function ForgotPasswordForm() {
  const [answer, setAnswer] = useState<string | null>(null);
  const { form, box, pending, ready } = useForm({
    blank: { email: '' },
    validate: forgotPasswordErrors,
    async send({ email }) {
      setAnswer(null);
      const { forgotPassword } = await run(askForReset, { email: email.trim() });
      setAnswer(accepted(forgotPassword).message);
    },
    onFailure: (error) => tellFailure(error, { api: 'forgotPassword', otherwise: CREDENTIALS_ERROR }),
  });
  return (
    <form {...form} aria-label="Forgotten password" className="grid gap-4.5">
      <TextField
        {...box('email')}
        label="Email"
        type="email"
        inputMode="email"
        autoComplete="username"
        autoCapitalize="none"
      />
      <SubmitRow pending={pending} ready={ready}>
        {answer ? 'Send the link again' : 'Send me a link'}
      </SubmitRow>
      <div role="status">{answer && <Note icon={<MailCheck aria-hidden="true" />}>{answer}</Note>}</div>
    </form>
  );
}
