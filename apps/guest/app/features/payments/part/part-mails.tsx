import { EMAIL_MAX, isEmail } from '@thyme/domain/accounts';
import { Button, Card } from '@thyme/ui';
import { TextField } from '@thyme/ui/fields/text-field.tsx';
import { type FormEvent, useState } from 'react';
import { SetPartEmailDocument } from '../../../generated/graphql.ts';
import { run } from '../../../lib/graphql/client.ts';
import { useAct } from '../../../lib/use-act.ts';

interface PartMailsProps {
  token: string;
  /** Whether emails go to an address already. */
  isOn: boolean;
}

/** Lets a companion get the emails about their own appointment, and stop them. */
export function PartMails({ token, isOn }: PartMailsProps) {
  const { act, busy } = useAct(['linked-part', token]);
  const [typed, setTyped] = useState('');
  const [isTried, setIsTried] = useState(false);
  const email = typed.trim();
  const save = (address: string) =>
    act('set_part_email', async () => (await run(SetPartEmailDocument, { token, email: address })).set_part_email);

  async function add(event: FormEvent) {
    event.preventDefault();
    if (!isEmail(email)) return setIsTried(true);
    if (await save(email)) setTyped('');
    setIsTried(false);
  }

  return (
    <Card padding="lg" className="mt-4" asChild>
      <section aria-labelledby="part-mails">
        <h2 id="part-mails" className="display-22">
          {isOn ? 'You’re getting emails about this' : 'Want this in your inbox?'}
        </h2>
        <p className="mt-1 text-ink-soft">
          {isOn
            ? 'We’ll email you if anything changes, and remind you before it.'
            : 'We’ll email you the details, any changes and a reminder. We only use your address for this appointment.'}
        </p>
        {isOn ? (
          <Button variant="ghost" className="mt-2 -ml-4" busy={busy !== null} onClick={() => void save('')}>
            Stop these emails
          </Button>
        ) : (
          <form onSubmit={(event) => void add(event)} noValidate className="mt-4 flex flex-wrap items-start gap-3">
            <TextField
              className="min-w-60 flex-1"
              label="Your email"
              type="email"
              inputMode="email"
              autoComplete="email"
              maxLength={EMAIL_MAX}
              value={typed}
              error={isTried && !isEmail(email) ? 'Email should have correct format' : undefined}
              onChange={({ currentTarget }) => setTyped(currentTarget.value)}
            />
            <Button type="submit" variant="secondary" className="sm:mt-7" busy={busy !== null}>
              Email me
            </Button>
          </form>
        )}
      </section>
    </Card>
  );
}
