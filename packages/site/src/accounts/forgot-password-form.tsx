import { forgotPasswordErrors } from '@thyme/domain/accounts';
import { Note } from '@thyme/ui';
import { MailCheck } from 'lucide-react';
import { useState } from 'react';
import { accepted, type StatusMessage } from '../failures.ts';
import { useForm } from '../use-form.ts';
import { EmailField } from './email-field.tsx';
import { SubmitRow } from './submit-row.tsx';

interface ForgotPasswordFormProps {
  send: (email: string) => Promise<StatusMessage>;
  onFailure: (error: unknown) => void;
}

/** Sends a link to choose a new password. The response is the same whether the account exists or not. */
export function ForgotPasswordForm({ send, onFailure }: ForgotPasswordFormProps) {
  const [answer, setAnswer] = useState<string | null>(null);
  const { form, box, pending, ready } = useForm({
    blank: { email: '' },
    validate: forgotPasswordErrors,
    async send({ email }) {
      setAnswer(null);
      setAnswer(accepted(await send(email.trim())).message);
    },
    onFailure,
  });
  return (
    <form {...form} aria-label="Forgotten password" className="grid gap-4.5">
      <EmailField {...box('email')} />
      <SubmitRow pending={pending} ready={ready}>
        {answer ? 'Send the link again' : 'Send me a link'}
      </SubmitRow>
      <div role="status">{answer && <Note icon={<MailCheck aria-hidden="true" />}>{answer}</Note>}</div>
    </form>
  );
}
