import { TextLink } from '@thyme/ui';
import { ArrowLeft } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { LogInWithPasswordDocument } from '../../../generated/graphql.ts';
import { showFailure } from '../../../lib/failures.ts';
import { run } from '../../../lib/graphql/client.ts';
import { CodeLogin } from '../code-login/code-login.tsx';
import { readPending } from '../code-login/pending-code.ts';
import { type NewLogin, SignUpForm } from '../registration/sign-up-form.tsx';
import { codeLook, ProviderChoice } from '../social/provider-choice.tsx';
import type { SocialPerson } from '../social/social-login.ts';
import { SocialSignUpForm } from '../social/social-sign-up-form.tsx';
import { useProviders } from '../social/use-providers.ts';
import { startSession } from '../start-session.ts';
import { GuestForgotPasswordForm, GuestLoginForm } from './password-forms.tsx';

type View = 'choice' | 'login' | 'register' | 'forgotten' | 'code' | SocialPerson;

export interface LoginFlowProps {
  /** Called after the login. */
  onDone: () => void;
  /** The first view's heading and the sentence below it. */
  title?: ReactNode;
  lead?: ReactNode;
}

/** Logging in or signing up without leaving the page, for dialogs. Nothing here navigates. */
export function LoginFlow({ onDone, title = 'Log in to your bookings', lead }: LoginFlowProps) {
  const [view, setView] = useState<View>(() => (readPending() ? 'code' : 'choice'));
  const [email, setEmail] = useState('');
  const social = useProviders({ onDone, onUnknown: setView });

  /** A new account is logged in at once; where that fails, the login form has the address filled in. */
  async function enter({ email: username, password }: NewLogin) {
    try {
      startSession((await run(LogInWithPasswordDocument, { username, password })).login);
      onDone();
    } catch (error) {
      showFailure(error, { api: 'login', body: { username } });
      setEmail(username);
      setView('login');
    }
  }

  const back = <Back onPress={() => setView(view === 'forgotten' ? 'login' : 'choice')} />;

  if (typeof view === 'object') {
    return (
      <Section title="Almost there" back={back}>
        <SocialSignUpForm person={view} onDone={onDone} />
      </Section>
    );
  }
  switch (view) {
    case 'choice':
      return (
        <Section title={title} lead={lead}>
          <ProviderChoice
            social={social}
            email={(look) => <button type="button" onClick={() => setView('login')} {...look} />}
            code={(look) => <button type="button" onClick={() => setView('code')} {...look} />}
          />
          <SwitchTo question="New here?" text="Sign up" onPress={() => setView('register')} />
        </Section>
      );
    case 'login':
      return (
        <Section title="Welcome back" back={back}>
          <GuestLoginForm
            email={email}
            onDone={onDone}
            forgotten={<Press text="Forgot your password?" onPress={() => setView('forgotten')} />}
          />
          <SwitchTo question="No password?" text="Continue with a code" onPress={() => setView('code')} />
          <SwitchTo question="New here?" text="Sign up" onPress={() => setView('register')} />
        </Section>
      );
    case 'register':
      return (
        <Section title="Create an account" back={back}>
          <button type="button" onClick={() => setView('code')} {...codeLook} />
          <SignUpForm onDone={enter} />
          <SwitchTo question="Have an account?" text="Log In" onPress={() => setView('login')} />
        </Section>
      );
    case 'code':
      return (
        <Section title="Continue with a code" back={back}>
          <CodeLogin onDone={onDone} />
        </Section>
      );
    case 'forgotten':
      return (
        <Section title="Forgot your password?" lead="We’ll send you a link to choose a new one." back={back}>
          <GuestForgotPasswordForm />
        </Section>
      );
  }
}

interface SectionProps {
  title: ReactNode;
  lead?: ReactNode;
  back?: ReactNode;
  children: ReactNode;
}

/** A view with its heading, which gets the focus when the view takes another's place. */
function Section({ title, lead, back, children }: SectionProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const isChange = back !== undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each title is another view.
  useEffect(() => {
    if (isChange) heading.current?.focus();
  }, [title, isChange]);
  return (
    <section className="mx-auto w-full max-w-105">
      {back}
      <h2 ref={heading} tabIndex={-1} className="display-28 outline-none">
        {title}
      </h2>
      {lead && <p className="mt-2 text-ink-soft">{lead}</p>}
      <div className="mt-5 grid gap-5">{children}</div>
    </section>
  );
}

function Press({ text, onPress }: { text: ReactNode; onPress: () => void }) {
  return (
    <TextLink asChild standalone>
      <button type="button" onClick={onPress}>
        {text}
      </button>
    </TextLink>
  );
}

function Back({ onPress }: { onPress: () => void }) {
  return (
    <button
      type="button"
      onClick={onPress}
      className="mb-1 inline-flex min-h-11 items-center gap-2 font-semibold text-thyme-700 hover:underline"
    >
      <ArrowLeft aria-hidden="true" /> Back
    </button>
  );
}

function SwitchTo({ question, text, onPress }: { question: string; text: string; onPress: () => void }) {
  return (
    <p className="flex items-center gap-2">
      {question} <Press text={text} onPress={onPress} />
    </p>
  );
}
