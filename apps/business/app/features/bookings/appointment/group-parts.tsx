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

/** For a group in which each pays their own part: what each has paid. Each is checked out separately. */
export function GroupParts({ parts }: Pick<Appointment, 'parts'>) {
  const money = useMoney();
  const [first] = parts;
  if (!first) return null;
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
            {state === 'open' && (
              <IconButton
                label={`Copy ${name}’s link`}
                onClick={() => void copyText(`${window.location.origin}${path}`, `${name}’s link is copied.`)}
              >
                <Copy aria-hidden="true" className="size-5" />
              </IconButton>
            )}
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
