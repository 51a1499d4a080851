import { Button, Checkbox } from '@thyme/ui';
import { type FormEvent, useRef, useState } from 'react';
import { Belongings } from './belongings.tsx';
import { DataExport } from './data-export.tsx';

const erased = [
  'Your name, photo, email, phone number, address and date of birth',
  'Your password, your logins with Google, Apple or Facebook, and every session',
  'Your favourites, notifications, waiting-list places and the notes on your appointments',
  'Your upcoming appointments: they’re cancelled under each shop’s policy',
];
const kept = [
  'Invoices and payments, because tax law requires the shops and us to keep them for six years',
  'Past appointments in the shops’ diaries, without your name',
  'Your reviews, under the name “Former guest”',
  'Money on your vouchers: anyone who has the code can spend it',
];

const boxes = [
  { name: 'erased', text: 'I understand that my account is deleted straight away and can’t be restored' },
  { name: 'kept', text: 'I understand what is kept, and I’ve saved the codes of any vouchers I still want to use' },
] as const;

/** What is erased, what stays and why; both sentences have to be agreed to. */
export function LeavingConsent({ onBack, onNext }: { onBack: () => void; onNext: () => void }) {
  const [ticked, setTicked] = useState<readonly string[]>([]);
  const [isSubmitted, setIsSubmitted] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const left = boxes.filter(({ name }) => !ticked.includes(name));

  function go(event: FormEvent) {
    event.preventDefault();
    if (left.length === 0) return onNext();
    setIsSubmitted(true);
    form.current?.querySelector<HTMLInputElement>(`input[name=${left[0]?.name}]`)?.focus();
  }

  return (
    <form ref={form} noValidate onSubmit={go} aria-label="What happens" className="grid gap-6">
      <h2 className="display-28">What happens to your data</h2>
      <div className="grid gap-6 md:grid-cols-2">
        <List title="Deleted straight away" items={erased} />
        <List title="Kept, and why" items={kept} />
      </div>
      <Belongings />
      <DataExport />
      <div>
        {boxes.map(({ name, text }) => (
          <Checkbox
            key={name}
            name={name}
            className="block"
            label={<span className="font-normal">{text}</span>}
            checked={ticked.includes(name)}
            onChange={(event) =>
              setTicked(event.target.checked ? [...ticked, name] : ticked.filter((other) => other !== name))
            }
            error={isSubmitted && !ticked.includes(name) ? 'Please tick this box to continue' : undefined}
          />
        ))}
      </div>
      <div className="flex flex-wrap gap-3">
        <Button variant="secondary" onClick={onBack}>
          Back
        </Button>
        <Button type="submit">Continue</Button>
      </div>
    </form>
  );
}

function List({ title, items }: { title: string; items: readonly string[] }) {
  return (
    <div>
      <h3 className="font-semibold">{title}</h3>
      <ul className="mt-2 grid list-disc gap-1.5 pl-5 text-ink-soft marker:text-thyme-500">
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </div>
  );
}
