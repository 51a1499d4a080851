import type { LocalDate } from '@thyme/domain/time';
import { type DateScope, QUIET_HOURS } from '@thyme/domain/waiting-list';
import { notify } from '@thyme/site/notify.ts';
import { Button, Note } from '@thyme/ui';
import { RadioCard, RadioGroup } from '@thyme/ui/fields/radio-group.tsx';
import { Bell } from 'lucide-react';
import { useState } from 'react';
import { CancellationRequestDocument } from '../../generated/graphql.ts';
import { run } from '../../lib/graphql/client.ts';
import { keys, read } from '../../lib/session/storage.ts';
import { useAct } from '../../lib/use-act.ts';
import { scopeChoices } from './scope-words.ts';

interface JoinListProps {
  businessId: number;
  pricingId: number;
  /** Set where the cart has several services: a request is for one service only. */
  service?: string | undefined;
  date: LocalDate;
  /** A course is joined on all of its dates, so there are no days to choose. */
  isWhole?: boolean;
  /** The heading's level. */
  level?: 3 | 4;
  /** Back to the days. */
  onLeave: () => void;
  onLogin: () => void;
}

/** 'Join Cancellation List': the days, and yes or no. Joining books and charges nothing. */
export function JoinList({ businessId, pricingId, service, date, onLeave, onLogin, ...looks }: JoinListProps) {
  const { isWhole = false, level = 4 } = looks;
  const Heading = `h${level}` as const;
  const [scope, setScope] = useState<DateScope>('this_date');
  const [joined, setJoined] = useState<{ position?: number | null } | null>(null);
  const { act, busy } = useAct();

  async function send() {
    const { cancellation_request: answer } = await run(CancellationRequestDocument, {
      date,
      guest_id: Number(read(keys.userId)) || null,
      business_id: businessId,
      date_scope: scope,
      service_pricing_id: pricingId,
    });
    if (answer.status === 1) setJoined(answer);
    return answer;
  }

  function yes() {
    if (read(keys.guestToken)) return void act('cancellation_request', send, { body: { businessId, date, scope } });
    notify.info('Please login first!');
    onLogin();
  }

  if (joined) {
    return (
      <Note announce icon={<Bell aria-hidden="true" />}>
        <b className="block font-semibold">You’re on the list</b>
        {joined.position != null && `Number ${joined.position} in line. `}
        We’ll email you when {isWhole ? 'a place' : 'a time'} comes free, and keep it for you for 15 minutes. If that’s
        at night, you have until {QUIET_HOURS.to}:15 in the morning.
      </Note>
    );
  }
  return (
    <section aria-labelledby="join-list" className="rounded-md bg-paper p-4">
      <Heading id="join-list" className="flex items-center gap-3 font-semibold">
        <Bell aria-hidden="true" className="size-5" /> Join Cancellation List
      </Heading>
      <p className="mt-1 mb-3 text-sm text-ink-soft">
        We’ll email you when {isWhole ? 'a place' : 'a time'} comes free
        {service && ` for ${service}, the first of your services`}.
      </p>
      {!isWhole && (
        <RadioGroup
          label="Which days would suit you?"
          hideLabel
          value={scope}
          onValueChange={(chosen) => setScope(chosen as DateScope)}
        >
          {scopeChoices(date).map((choice) => (
            <RadioCard key={choice.scope} value={choice.scope}>
              {choice.words}
            </RadioCard>
          ))}
        </RadioGroup>
      )}
      <div className="mt-3 grid grid-cols-2 gap-2">
        <Button onClick={yes} busy={busy !== null}>
          Yes
        </Button>
        <Button variant="secondary" onClick={onLeave} disabled={busy !== null}>
          No
        </Button>
      </div>
    </section>
  );
}
