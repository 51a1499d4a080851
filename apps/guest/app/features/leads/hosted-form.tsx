import { leadLimits } from '@thyme/domain/leads';
import { messagesOf } from '@thyme/site/graphql/failure.ts';
import { useHydrated } from '@thyme/site/use-hydrated.ts';
import { Button, Radio, RadioGroup, TextArea, TextField } from '@thyme/ui';
import { Check } from 'lucide-react';
import { type FormEvent, useRef, useState } from 'react';
import { type HostedForm as FormName, SubmitFormDocument } from '../../generated/graphql.ts';
import { run } from '../../lib/graphql/client.ts';
import { reportFailure } from '../../lib/report.ts';
import { referralHere } from './campaign.ts';
import { markEbookSent } from './ebook-sent.ts';
import { useAnnouncedHeight } from './use-announced-height.ts';

export interface HostedFormWords {
  form: FormName;
  send: string;
  note: string;
  /** Where the surrounding page navigates once the form is sent; without it the form shows the thanks itself. */
  goTo?: string;
  /** Below the thanks. */
  next?: { href: string; text: string };
}

const text = (data: FormData, name: string) => String(data.get(name) ?? '').trim();

/** One of our own forms in a frame, like an external one. The browser validates the fields. */
export function HostedForm({ words }: { words: HostedFormWords }) {
  const body = useRef<HTMLDivElement>(null);
  const ready = useHydrated();
  const [busy, setBusy] = useState(false);
  const [thanks, setThanks] = useState<string | null>(null);
  const [problems, setProblems] = useState<readonly string[]>([]);
  useAnnouncedHeight(words.form, body, thanks !== null);

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    setBusy(true);
    setProblems([]);
    try {
      const { submit_form } = await run(
        SubmitFormDocument,
        {
          form: words.form,
          name: text(data, 'name'),
          email: text(data, 'email'),
          phone: text(data, 'phone'),
          description: text(data, 'description'),
          preferred_time: text(data, 'preferred_time') || null,
          referral_code: referralHere(),
        },
        { silent: true },
      );
      if (submit_form.status !== 1) setProblems([submit_form.message]);
      else if (words.goTo) {
        // The surrounding page is loaded again, so only the tab's storage reaches it.
        if (words.form === 'ebook') markEbookSent(Date.now());
        (window.top ?? window).location.assign(words.goTo);
      } else setThanks(submit_form.message);
    } catch (error) {
      void reportFailure({ api: 'submit_form', body: { form: words.form }, error });
      setProblems(messagesOf(error));
    } finally {
      setBusy(false);
    }
  }

  return (
    <div ref={body} className="p-4">
      {thanks === null ? (
        <form method="post" onSubmit={(event) => void submit(event)} className="grid gap-4">
          <TextField name="name" label="Your name" autoComplete="name" required maxLength={leadLimits.name} />
          <TextField
            name="email"
            label="Email"
            type="email"
            autoComplete="email"
            required
            maxLength={leadLimits.email}
          />
          {words.form === 'call' && <CallFields />}
          {problems.map((problem) => (
            <p key={problem} role="alert" className="font-medium text-danger">
              {problem}
            </p>
          ))}
          <Button type="submit" wide busy={busy} disabled={!ready}>
            {words.send}
          </Button>
          <p className="text-sm text-ink-soft">{words.note}</p>
        </form>
      ) : (
        <div role="status" className="grid justify-items-start gap-4 py-6">
          <span className="grid size-12 place-items-center rounded-full bg-thyme-100 text-thyme-700">
            <Check aria-hidden="true" />
          </span>
          <p className="display-22">{thanks}</p>
          {words.next && (
            <a href={words.next.href} target="_top" className="font-semibold text-thyme-700">
              {words.next.text}
            </a>
          )}
        </div>
      )}
    </div>
  );
}

function CallFields() {
  return (
    <>
      <TextField name="phone" label="Mobile" type="tel" autoComplete="tel" required maxLength={leadLimits.phone} />
      <RadioGroup label="When suits you?" name="preferred_time">
        <Radio value="mornings" defaultChecked>
          Mornings
        </Radio>
        <Radio value="lunchtime">Lunchtime</Radio>
        <Radio value="after-six">After six</Radio>
      </RadioGroup>
      <TextArea
        name="description"
        label="What would you like to talk about? (optional)"
        rows={3}
        maxLength={leadLimits.description}
      />
    </>
  );
}
