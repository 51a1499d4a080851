import { formatDayTime } from '@thyme/domain/time';
import { Badge, type BadgeTone, IconButton } from '@thyme/ui';
import { Copy } from 'lucide-react';
import { copyText } from '../../../lib/copy-text.ts';
import { useMoney } from '../../../lib/use-money.ts';
import type { Appointment } from '../operations.ts';

const STATES: Record<string, { label: string; tone: BadgeTone }> = {
  paid: { label: 'Paid', tone: 'green' },
  'deposit-paid': { label: 'Deposit paid', tone: 'green' },
  open: { label: 'Not paid yet', tone: 'neutral' },
  late: { label: 'Not paid in time', tone: 'clay' },
  off: { label: 'Cancelled', tone: 'neutral' },
};

/** What each of a group has paid and is checked out with separately, or the deposit of a group that one pays for. */
export function GroupParts({ parts }: Pick<Appointment, 'parts'>) {
  const money = useMoney();
  const [first] = parts;
  if (!first) return null;
  if (first.for_all) return <GroupDeposit part={first} />;
  const isLate = parts.some(({ state }) => state === 'late');
  return (
    <section className="mt-5 border-t border-line pt-4" aria-label="Who has paid">
      <h3 className="mb-2 font-semibold">Each pays their own part</h3>
      <ul className="grid gap-1.5">
        {parts.map(({ appt_id: id, name, state, paid, due, path }) => (
          <li key={id} className="flex flex-wrap items-center gap-x-3">
            <span className="min-w-0 flex-1 font-semibold">{name}</span>
            <span className="text-sm text-ink-soft figures">
              {money(paid)} paid{state === 'off' || due === 0 ? '' : `, ${money(due)} left`}
            </span>
            <Badge tone={STATES[state]?.tone ?? 'neutral'}>{STATES[state]?.label ?? state}</Badge>
            {state === 'open' && <CopyLink {...{ name, path }} />}
          </li>
        ))}
      </ul>
      <p className="mt-2 text-sm text-ink-soft">
        {isLate
          ? 'Their places are still booked. You can take the money at the till, or cancel that one appointment.'
          : `They can pay with their links until ${formatDayTime(first.pay_until)}. At the till you take each person’s own part.`}
      </p>
    </section>
  );
}

type Part = Appointment['parts'][number];

function CopyLink({ name, path }: Pick<Part, 'name' | 'path'>) {
  return (
    <IconButton
      label={`Copy ${name}’s link`}
      onClick={() => void copyText(`${window.location.origin}${path}`, `${name}’s link is copied.`)}
    >
      <Copy aria-hidden="true" className="size-5" />
    </IconButton>
  );
}

/** The link with which one guest pays the deposit of the whole group. */
function GroupDeposit({ part }: { part: Part }) {
  const money = useMoney();
  const { name, state, paid, deposit_left: left } = part;
  return (
    <section className="mt-5 border-t border-line pt-4" aria-label="Who has paid">
      <h3 className="mb-2 font-semibold">Deposit for the whole group</h3>
      <p className="flex flex-wrap items-center gap-x-3">
        <span className="min-w-0 flex-1 font-semibold">{name}</span>
        <span className="text-sm text-ink-soft figures">
          {state === 'off' ? '' : left > 0 ? money(left) : `${money(paid)} paid`}
        </span>
        <Badge tone={STATES[state]?.tone ?? 'neutral'}>{STATES[state]?.label ?? state}</Badge>
        {state === 'open' && <CopyLink {...part} />}
      </p>
      <p className="mt-2 text-sm text-ink-soft figures">{depositWords(part, money)}</p>
    </section>
  );
}

function depositWords({ state, due, deposit_left: left, pay_until: until }: Part, money: (amount: number) => string) {
  const rest = due - left;
  switch (state) {
    case 'open':
      return `They can pay by link until ${formatDayTime(until)}.${rest > 0 ? ` ${money(rest)} is due on the day.` : ''}`;
    case 'late':
      return 'Their places are still booked. You can take the money at the till, or cancel the appointments.';
    case 'off':
      return 'There’s nothing to pay any more.';
    default:
      return due > 0 ? `${money(due)} is due on the day.` : 'Everything is paid.';
  }
}
