import { messagesOf } from '@thyme/site/graphql/failure.ts';
import { useHydrated } from '@thyme/site/use-hydrated.ts';
import { Button, TextField } from '@thyme/ui';
import { type FormEvent, useState } from 'react';
import { UnsubscribeAddressDocument } from '../../generated/graphql.ts';
import { run } from '../../lib/graphql/client.ts';

export function UnsubscribeForm() {
  const ready = useHydrated();
  const [busy, setBusy] = useState(false);
  const [done, setDone] = useState<string | null>(null);
  const [problem, setProblem] = useState<string | undefined>();

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const email = String(new FormData(event.currentTarget).get('email') ?? '').trim();
    setBusy(true);
    setProblem(undefined);
    try {
      setDone((await run(UnsubscribeAddressDocument, { email }, { silent: true })).unsubscribe.message);
    } catch (error) {
      setProblem(messagesOf(error).join(' '));
    } finally {
      setBusy(false);
    }
  }

  if (done) {
    return (
      <p role="status" className="rounded-md bg-thyme-100 px-5 py-4 font-semibold text-thyme-900">
        {done}
      </p>
    );
  }
  return (
    <form
      method="post"
      noValidate
      onSubmit={(event) => void submit(event)}
      aria-label="Unsubscribe"
      className="grid gap-4"
    >
      <TextField name="email" label="Email" type="email" autoComplete="email" error={problem} />
      <Button type="submit" wide busy={busy} disabled={!ready}>
        Unsubscribe
      </Button>
    </form>
  );
}
