import { forgotPasswordErrors } from '@thyme/domain/accounts';
import { useForm } from '@thyme/site/use-form.ts';
import { Button, Note, TextField } from '@thyme/ui';
import { useState } from 'react';
import { accepted, tellFailure } from '../../lib/failures.ts';
import { run } from '../../lib/graphql/client.ts';
import { askForReset } from './operations.ts';

/** Asks for a link by mail; the answer is the same whether the address is known or not. */
export function ForgotPasswordForm() {
  const [answer, setAnswer] = useState<string | null>(null);
  const { form, box, pending } = useForm({
    blank: { email: '' },
    validate: forgotPasswordErrors,
    async send({ email }) {
      setAnswer(null);
      const { forgotPassword } = await run(askForReset, { email: email.trim() });
      setAnswer(accepted(forgotPassword).message);
    },
    onFailure: (error) => tellFailure(error, { api: 'forgotPassword' }),
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
      <Button type="submit" busy={pending} wide>
        {answer ? 'Send the link again' : 'Send me a link'}
      </Button>
      <div role="status">{answer && <Note tone="info">{answer}</Note>}</div>
    </form>
  );
}
