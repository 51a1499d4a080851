import { formatDay } from '@thyme/domain/time';
import { Button } from '@thyme/ui';
import { DeskSaveNewsChoiceDocument } from '../../generated/graphql.ts';
import { useDesk } from '../../lib/desk.ts';
import { run } from '../../lib/graphql/client.ts';
import { useAct } from '../../lib/use-act.ts';
import type { Guest, GuestNews as News } from './operations.ts';

const SAID: Record<string, string> = { account: 'in their account', desk: 'at your desk', link: 'by unsubscribing' };

/** 'Yes, at your desk, Tue 17 Nov', 'Not asked yet'. */
export function newsWords({ channel, allowed, source, said, refusal }: News): string {
  if (refusal === 'no-address') return 'No confirmed address or number';
  if (refusal === 'complained')
    return channel === 'mail' ? 'No, they reported an email as spam' : 'No, they answered STOP to a text';
  if (refusal === 'opted-out') return 'No, they unsubscribed from everything';
  if (allowed === null || allowed === undefined) return refusal === null ? 'Yes, to offers by text' : 'Not asked yet';
  const where = SAID[source ?? ''] ?? '';
  return `${allowed ? 'Yes' : 'No'}, ${where}${said ? `, ${formatDay(said, { year: true })}` : ''}`;
}

/** Whether the guest wants the shop's news; the desk can record what they say. */
export function GuestNews({ guest }: { guest: Guest }) {
  const { business } = useDesk();
  const { act, busy } = useAct();
  const save = (channel: string, allowed: boolean) =>
    void act(
      `news-${channel}`,
      async () =>
        (await run(DeskSaveNewsChoiceDocument, { business: business.id, guest: guest.id, channel, allowed }))
          .desk_save_news_choice,
    );
  return (
    <section aria-labelledby="guest-news" className="rounded-md border border-line p-4">
      <h3 id="guest-news" className="font-semibold">
        Your news and offers
      </h3>
      <dl className="mt-1 divide-y divide-line">
        {guest.news.map((one) => {
          const label = one.channel === 'mail' ? 'Email' : 'Text';
          const isYes = one.allowed === true;
          const canAsk = one.may_record && !isYes && one.refusal !== 'no-address' && one.refusal !== 'complained';
          return (
            <div key={one.channel} className="grid gap-1 py-2.5">
              <dt className="text-sm text-ink-soft">{label}</dt>
              <dd>{newsWords(one)}</dd>
              {(canAsk || isYes) && (
                <dd className="flex flex-wrap gap-2">
                  {canAsk && (
                    <Button
                      size="sm"
                      variant="secondary"
                      busy={busy === `news-${one.channel}`}
                      aria-label={`${label}: they said yes`}
                      onClick={() => save(one.channel, true)}
                    >
                      They said yes
                    </Button>
                  )}
                  {(isYes || one.allowed == null) && (
                    <Button
                      size="sm"
                      variant="ghost"
                      busy={busy === `news-${one.channel}`}
                      aria-label={`${label}: they said no`}
                      onClick={() => save(one.channel, false)}
                    >
                      They said no
                    </Button>
                  )}
                </dd>
              )}
            </div>
          );
        })}
      </dl>
      {guest.has_account && <p className="text-sm text-ink-soft">They can say yes in their own account.</p>}
    </section>
  );
}
