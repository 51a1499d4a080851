import { useQuery } from '@tanstack/react-query';
import { formatDay, formatDayTime, wallAt } from '@thyme/domain/time';
import { Card } from '@thyme/ui';
import { LeaveListDocument, WaitingForDocument, type WaitingForQuery } from '../../../generated/graphql.ts';
import { run } from '../../../lib/graphql/client.ts';
import { runAsGuest } from '../../../lib/graphql/run-as-guest.ts';
import { useAct } from '../../../lib/use-act.ts';
import { placeWords } from '../../../lib/view/place-words.ts';
import { zoned } from '../../../lib/view/zone-name.tsx';

type Wish = WaitingForQuery['waiting_list'][number];

const queryKey = ['waiting-list'];

const dayWords = (date: string) => formatDay(wallAt(date));

/** The call by its name, anything else by its service and days. */
function whatFor(wish: Wish): string {
  if (wish.call_until === null) return `${wish.service_name}, ${wishWords(wish)}`;
  return `a video call before ${zoned(formatDayTime(wish.call_until), wish.zone_label)}`;
}

/** 'any time on Sat 8 Aug', 'any time from Mon 10 Aug to Sun 16 Aug'. */
export function wishWords({ from_date: from, to_date: to }: Pick<Wish, 'from_date' | 'to_date'>): string {
  return from === to ? `any time on ${dayWords(from)}` : `any time from ${dayWords(from)} to ${dayWords(to)}`;
}

/** The guest's waiting list requests, with a button to leave each. */
export function AlsoWaiting() {
  const { data } = useQuery({
    queryKey,
    queryFn: async () => (await runAsGuest(WaitingForDocument, {})).waiting_list,
  });
  const { act, busy } = useAct(queryKey);
  const leave = (request: number) =>
    void act(
      'leave_waiting_list',
      async () => (await run(LeaveListDocument, { request_id: request })).leave_waiting_list,
    );
  if (!data || data.length === 0) return null;
  return (
    <Card look="honey" corner="md" asChild>
      <section aria-labelledby="also-waiting">
        <h2 id="also-waiting" className="font-semibold text-honey-900">
          Also waiting for
        </h2>
        <ul className="mt-2 grid gap-4">
          {data.map((wish) => (
            <li key={wish.id}>
              <p>
                <b className="font-semibold">{wish.business_name}</b>, {whatFor(wish)}
              </p>
              <p className="text-honey-900">{placeWords(wish.position)}. We’ll tell you the moment one comes free.</p>
              <button
                type="button"
                disabled={busy !== null}
                className="min-h-11 font-semibold text-thyme-700 hover:underline"
                aria-label={`Leave the list at ${wish.business_name}`}
                onClick={() => leave(wish.id)}
              >
                Leave the list
              </button>
            </li>
          ))}
        </ul>
      </section>
    </Card>
  );
}
