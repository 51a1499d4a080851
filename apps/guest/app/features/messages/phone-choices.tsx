import { useQuery, useQueryClient } from '@tanstack/react-query';
import { groupPhone } from '@thyme/domain/accounts';
import { notify } from '@thyme/site/notify.ts';
import { Card, Note, Skeleton, Switch } from '@thyme/ui';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import {
  MessageChoicesDocument,
  SaveMessageChoiceDocument,
  SubscribePushDocument,
  UnsubscribePushDocument,
} from '../../generated/graphql.ts';
import { showFailure } from '../../lib/failures.ts';
import { run } from '../../lib/graphql/client.ts';
import { runAsGuest } from '../../lib/graphql/run-as-guest.ts';
import { currentEndpoint, isPushPossible, type PushRefusal, subscribe, unsubscribe } from './browser-push.ts';
import type { MessageChoices } from './operations.ts';

const KEY = ['message-choices'];

/** Texts, WhatsApp and notifications: what may be sent to the guest's phone. */
export function PhoneChoices() {
  const { data, isError } = useQuery({
    queryKey: KEY,
    queryFn: async () => (await runAsGuest(MessageChoicesDocument, {})).my_message_choices,
  });
  return (
    <Card look="raised" padding="lg" asChild>
      <section aria-labelledby="phone-choices">
        <h2 id="phone-choices" className="display-22 mb-4">
          On your phone
        </h2>
        {isError && <p className="text-ink-soft">We couldn’t load your choices. Please try again later.</p>}
        {!data && !isError && <Skeleton height={160} />}
        {data && <Choices choices={data} />}
      </section>
    </Card>
  );
}

function Choices({ choices }: { choices: MessageChoices }) {
  const { phone, opted_out: isOptedOut, has_texts: hasTexts, has_whatsapp: hasWhatsapp } = choices;
  const number = phone ? groupPhone(phone) : null;
  return (
    <>
      {isOptedOut && (
        <Note tone="warn" className="mb-4">
          {number} answered STOP, so we don’t text it. Text START to the same number to get texts again.
        </Note>
      )}
      <div className="divide-y divide-line">
        {hasTexts && (
          <Row title="Texts about your bookings" lead={number ?? 'Add a mobile number to your profile first'}>
            <ChoiceSwitch choices={choices} channel="text" purpose="bookings" label="Texts about your bookings" />
          </Row>
        )}
        {hasTexts && hasWhatsapp && (
          <Row title="WhatsApp instead of texts" lead="The same messages, in WhatsApp">
            <ChoiceSwitch choices={choices} channel="whatsapp" purpose="bookings" label="WhatsApp instead of texts" />
          </Row>
        )}
        {hasTexts && (
          <Row title="Offers by text" lead="Only from shops you’ve been to, and only if you like">
            <ChoiceSwitch choices={choices} channel="text" purpose="news" label="Offers by text" />
          </Row>
        )}
        <Row title="Notifications in this browser" lead="Reminders and changes, also when Thyme is closed">
          <PushSwitch publicKey={choices.push_key} />
        </Row>
      </div>
    </>
  );
}

function Row({ title, lead, children }: { title: string; lead: string; children: ReactNode }) {
  return (
    <div className="flex items-center gap-4 py-4 first:pt-0 last:pb-0">
      <div className="min-w-0 flex-1 leading-snug">
        <h3 className="font-semibold">{title}</h3>
        <p className="text-sm text-ink-soft">{lead}</p>
      </div>
      {children}
    </div>
  );
}

interface ChoiceSwitchProps {
  choices: MessageChoices;
  channel: 'text' | 'whatsapp';
  purpose: 'bookings' | 'news';
  label: string;
}

function ChoiceSwitch({ choices, channel, purpose, label }: ChoiceSwitchProps) {
  const queries = useQueryClient();
  const [pending, setPending] = useState<boolean | null>(null);
  const stored = choices.choices.find((one) => one.channel === channel && one.purpose === purpose)?.allowed ?? false;
  const wanted = useRef<boolean | null>(null);
  async function change(allowed: boolean) {
    setPending(allowed);
    const isSaving = wanted.current !== null;
    wanted.current = allowed;
    // Toggled again while saving: the loop saves the latest value last.
    if (isSaving) return;
    try {
      let saved: boolean;
      do {
        saved = wanted.current;
        await run(SaveMessageChoiceDocument, { channel, purpose, allowed: saved });
        await queries.invalidateQueries({ queryKey: KEY });
      } while (wanted.current !== saved);
    } catch (error) {
      showFailure(error, { api: 'save_message_choice' });
    } finally {
      wanted.current = null;
      setPending(null);
    }
  }
  return (
    <Switch
      label={label}
      checked={pending ?? stored}
      aria-busy={pending !== null}
      onCheckedChange={(on) => void change(on)}
    />
  );
}

const WHY: Record<PushRefusal, string> = {
  unsupported: 'This browser can’t show notifications. On an iPhone, add Thyme to your Home Screen first.',
  denied: 'Notifications are blocked for this site. You can allow them in your browser’s settings.',
  unavailable: 'Your browser’s notification service isn’t available right now.',
};

function PushSwitch({ publicKey }: { publicKey: string }) {
  const [isOn, setIsOn] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  useEffect(() => {
    currentEndpoint().then(
      (endpoint) => setIsOn(endpoint !== null),
      () => setIsOn(false),
    );
  }, []);
  async function change(on: boolean) {
    setIsBusy(true);
    try {
      if (on) setIsOn(await turnOn(publicKey));
      else {
        const endpoint = await unsubscribe();
        if (endpoint) await run(UnsubscribePushDocument, { endpoint });
        setIsOn(false);
      }
    } catch (error) {
      showFailure(error, { api: 'subscribe_push' });
    } finally {
      setIsBusy(false);
    }
  }
  return (
    <Switch
      label="Notifications in this browser"
      checked={isOn}
      aria-busy={isBusy}
      onCheckedChange={(on) => !isBusy && void change(on)}
    />
  );
}

/** Whether this browser shows notifications from now on. */
async function turnOn(publicKey: string): Promise<boolean> {
  const keys = isPushPossible() ? await subscribe(publicKey) : 'unsupported';
  if (typeof keys === 'string') {
    notify.error(WHY[keys]);
    return false;
  }
  const { subscribe_push: answer } = await run(SubscribePushDocument, { ...keys });
  if (answer.status === 1) notify.success(answer.message);
  else notify.error(answer.message);
  return answer.status === 1;
}
