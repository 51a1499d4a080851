import { useQuery } from '@tanstack/react-query';
import { formatDay, formatTime } from '@thyme/domain/time';
import { Button } from '@thyme/ui';
import { Check, MessageSquareText, Phone } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { graphql } from '../../generated/gql.ts';
import { DeskUnansweredDocument, type DeskUnansweredQuery } from '../../generated/graphql.ts';
import { useDesk } from '../../lib/desk.ts';
import { run } from '../../lib/graphql/client.ts';
import { deskKey } from '../../lib/use-act.ts';
import { centWords, telOf } from './appointment/appointment-words.ts';
import { useAttendance } from './appointment/use-attendance.ts';
import type { LinkTo } from './calendar/use-view.ts';

graphql(`
  query DeskUnanswered($business: Int!) {
    desk_unanswered(business_id: $business) {
      appt_id guest_id guest_name mobile service starts asked asked_again delivery text_cost
    }
  }
`);

export type Unanswered = DeskUnansweredQuery['desk_unanswered'][number];

/** Guests who have not answered the reminder's question. */
export function useUnanswered(): readonly Unanswered[] {
  const { business } = useDesk();
  const { data } = useQuery({
    queryKey: deskKey(business.id, 'unanswered'),
    queryFn: async () => (await run(DeskUnansweredDocument, { business: business.id })).desk_unanswered,
    staleTime: 15_000,
    // Refetched by time too, because entries become due without an event.
    refetchInterval: 5 * 60_000,
  });
  return data ?? [];
}

const FIRST = 3;

interface CardsProps {
  unanswered: readonly Unanswered[];
  linkTo: LinkTo;
}

/** Call the guest, text once more, or mark them as confirmed. */
export function UnansweredCards({ unanswered, linkTo }: CardsProps) {
  const { confirm, askAgain, busy } = useAttendance();
  const [isAll, setAll] = useState(false);
  if (unanswered.length === 0) return null;
  return (
    <>
      <ul aria-label="Reminders without an answer" className="mt-3 grid gap-3">
        {(isAll ? unanswered : unanswered.slice(0, FIRST)).map((guest) => {
          const { appt_id: id, guest_name: name, service, starts, mobile, text_cost: cost } = guest;
          return (
            <li key={id} className="rounded-md border border-line bg-card p-3.5 shadow-soft">
              <p className="text-sm leading-snug">
                <Link to={linkTo(id, starts)} className="text-base font-semibold text-ink">
                  Is {name} coming?
                </Link>
                <span className="mt-0.5 block text-ink-soft">
                  {service}, {formatDay(starts)}, {formatTime(starts)}
                </span>
                <span className="mt-0.5 block text-ink-soft">{silenceWords(guest)}</span>
              </p>
              <div className="mt-3 flex flex-wrap gap-2">
                {mobile && (
                  <Button size="sm" variant="secondary" className="flex-1" asChild>
                    <a href={telOf(mobile)} aria-label={`Ring ${name}`}>
                      <Phone aria-hidden="true" className="size-4" /> Ring
                    </a>
                  </Button>
                )}
                {cost != null && (
                  <Button
                    size="sm"
                    variant="secondary"
                    className="flex-1"
                    busy={busy === `ask-${id}`}
                    aria-label={`Text ${name}, ${centWords(cost)}`}
                    onClick={() => askAgain(id)}
                  >
                    <MessageSquareText aria-hidden="true" className="size-4" /> Text, {centWords(cost)}
                  </Button>
                )}
                <Button
                  size="sm"
                  variant="add"
                  wide
                  busy={busy === `confirm-${id}`}
                  aria-label={`Mark as confirmed: ${name}`}
                  onClick={() => confirm(id, true)}
                >
                  <Check aria-hidden="true" className="size-4" /> Mark as confirmed
                </Button>
              </div>
            </li>
          );
        })}
      </ul>
      {unanswered.length > FIRST && (
        <Button variant="ghost" className="mt-2" onClick={() => setAll(!isAll)}>
          {isAll ? 'Show fewer' : `See all ${unanswered.length} without an answer`}
        </Button>
      )}
    </>
  );
}

const silenceWords = ({ asked, asked_again: again, delivery }: Unanswered) =>
  again == null
    ? `No answer since ${formatDay(asked)}, ${formatTime(asked)} (${delivery})`
    : `No answer, texted again ${formatDay(again)}, ${formatTime(again)}`;
