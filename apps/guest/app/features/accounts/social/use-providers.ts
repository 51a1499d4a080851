import { notify } from '@thyme/site/notify.ts';
import { useEffect, useRef, useState } from 'react';
import { SocialProvidersDocument } from '../../../generated/graphql.ts';
import { SERVER_ERROR, showFailure } from '../../../lib/failures.ts';
import { run } from '../../../lib/graphql/client.ts';
import { openProvider, type ProviderAnswer, type ProviderName, providers } from './provider-window.ts';
import { enterWith, type SocialPerson } from './social-login.ts';

export const providerNames = { google: 'Google', apple: 'Apple', facebook: 'Facebook' } as const;

interface Outcome {
  onDone: () => void;
  /** No account has this login yet. */
  onUnknown: (person: SocialPerson) => void;
}

const offered = () => run(SocialProvidersDocument, {}).then(({ social_providers }) => social_providers);

/** Which providers are offered, and where the login with one of them begins. */
function useOffered() {
  const [available, setAvailable] = useState<readonly ProviderName[]>(providers);
  const list = useRef<ReturnType<typeof offered> | null>(null);

  useEffect(() => {
    const request = offered();
    list.current = request;
    // Pressing a button requests it again and reports errors, so a failure here stays silent.
    request.then(
      (found) => setAvailable(providers.filter((name) => found.some(({ provider }) => provider === name))),
      () => {
        list.current = null;
      },
    );
  }, []);

  async function startOf(name: ProviderName): Promise<string> {
    list.current ??= offered();
    const found = (await list.current).find(({ provider }) => provider === name);
    if (!found) throw new Error(`${name} is not offered`);
    return found.start_url;
  }

  return { available, startOf };
}

/** The window of a provider: which are offered, what is in progress and what to say about it. */
export function useProviderWindow(onToken: (person: SocialPerson) => Promise<void>) {
  const { available, startOf } = useOffered();
  const [waitingFor, setWaitingFor] = useState<ProviderName | null>(null);
  const [hint, setHint] = useState<string | null>(null);
  const stop = useRef(() => {});

  useEffect(() => () => stop.current(), []);

  async function answered(name: ProviderName, answer: ProviderAnswer) {
    if (answer.kind !== 'token') {
      setWaitingFor(null);
      if (answer.kind === 'failed') notify.error(SERVER_ERROR);
      setHint(answer.kind === 'cancelled' ? `You cancelled the login with ${providerNames[name]}.` : null);
      return;
    }
    setHint(null);
    setWaitingFor(name);
    await onToken({ provider: name, token: answer.token, profile: answer.profile });
    setWaitingFor(null);
  }

  function start(name: ProviderName) {
    stop.current();
    setHint(null);
    setWaitingFor(name);
    stop.current = openProvider({
      startUrl: startOf(name),
      onAnswer: (answer) => void answered(name, answer),
      onBlocked: () => {
        setWaitingFor(null);
        setHint(`Your browser blocked the ${providerNames[name]} window. Allow pop-ups for this site and try again.`);
      },
      onClosed: () => {
        setWaitingFor(null);
        setHint(`You closed the ${providerNames[name]} window before logging in.`);
      },
    });
  }

  return { available, waitingFor, hint, start };
}

/** Logging in with Google, Apple or Facebook. */
export function useProviders({ onDone, onUnknown }: Outcome) {
  return useProviderWindow(async (person) => {
    try {
      if ((await enterWith(person)) === 'form') return onUnknown(person);
      notify.success('Login successful!');
      onDone();
    } catch (error) {
      showFailure(error, { api: 'socialLogin', body: { provider: person.provider } });
    }
  });
}
