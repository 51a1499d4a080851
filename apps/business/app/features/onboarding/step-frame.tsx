import { Button, Logo } from '@thyme/ui';
import { clsx } from 'clsx';
import { ArrowLeft, ArrowRight } from 'lucide-react';
import type { FormEvent, ReactNode } from 'react';

export const STEPS = ['Your place', 'What you do', 'Your hours', 'Getting paid', 'Open the door'] as const;

export function StepHead({ title, lead }: { title: string; lead: string }) {
  return (
    <header className="mb-7">
      <h1 className="display-36 outline-none" tabIndex={-1}>
        {title}
      </h1>
      <p className="mt-2 text-lg text-ink-soft">{lead}</p>
    </header>
  );
}

/** The left half of the page: progress, the step and its buttons. The preview is at the right. */
export function StepFrame({
  current,
  children,
  aside,
}: {
  current: number | null;
  children: ReactNode;
  aside: ReactNode;
}) {
  return (
    <div className="grid min-h-dvh lg:grid-cols-2">
      <main id="main" className="flex min-w-0 flex-col px-5 py-8 md:px-18">
        <a href="/home" aria-label="Thyme, home" className="mb-9 inline-flex self-start no-underline">
          <Logo />
        </a>
        {current !== null && (
          <ol aria-label="Five steps" className="mb-10 grid grid-cols-5 gap-1.5 text-sm">
            {STEPS.map((step, index) => (
              <li key={step} aria-current={index === current ? 'step' : undefined}>
                <span
                  aria-hidden="true"
                  className={clsx(
                    'mb-2 block h-1',
                    index < current ? 'bg-thyme-500' : index === current ? 'bg-thyme-900' : 'bg-stone',
                  )}
                />
                <span
                  className={clsx('hidden md:block', index === current ? 'font-semibold text-ink' : 'text-ink-soft')}
                >
                  {step}
                </span>
                <span className="sr-only md:hidden">{step}</span>
              </li>
            ))}
          </ol>
        )}
        {children}
      </main>
      <aside aria-label="Your page" className="hidden place-items-center bg-stone p-10 lg:grid">
        {aside}
      </aside>
    </div>
  );
}

interface StepFormProps {
  name: string;
  busy: boolean;
  next?: string;
  onBack?: (() => void) | undefined;
  onSend: () => void;
  children: ReactNode;
}

export function StepForm({ name, busy, next = 'Next', onBack, onSend, children }: StepFormProps) {
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSend();
  };
  return (
    <form noValidate aria-label={name} onSubmit={submit} className="flex flex-1 flex-col">
      <div className="flex-1">{children}</div>
      <div className="mt-8 flex items-center justify-between gap-4">
        {onBack ? (
          <Button variant="ghost" onClick={onBack}>
            <ArrowLeft aria-hidden="true" className="size-5" />
            Back
          </Button>
        ) : (
          <span />
        )}
        <Button type="submit" variant="clay" size="lg" busy={busy} busyLabel="Saving…">
          {next}
          <ArrowRight aria-hidden="true" className="size-5" />
        </Button>
      </div>
    </form>
  );
}
