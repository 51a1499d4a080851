import { useQuery } from '@tanstack/react-query';
import { ago } from '@thyme/site/format.ts';
import { Badge, Button, Card, ErrorState, SkeletonGroup, SkeletonRows } from '@thyme/ui';
import { Laptop, MonitorSmartphone, Smartphone } from 'lucide-react';
import { useState } from 'react';
import { ActiveSessionsDocument, EndSessionDocument, LogOutElsewhereDocument } from '../../../generated/graphql.ts';
import { run } from '../../../lib/graphql/client.ts';
import { runAsGuest } from '../../../lib/graphql/run-as-guest.ts';
import { useAct } from '../../../lib/use-act.ts';

const queryKey = ['active-sessions'];
const seconds = () => Math.floor(Date.now() / 1000);

/** Where the account is logged in, with buttons to end each session, or all but this one. */
export function ActiveSessions({ hasPassword }: { hasPassword: boolean }) {
  const sessions = useQuery({
    queryKey,
    queryFn: async () => (await runAsGuest(ActiveSessionsDocument, {})).active_sessions,
  });
  const { act, busy } = useAct(queryKey);
  const [ending, setEnding] = useState<number | null>(null);
  function end(id: number) {
    setEnding(id);
    void act('end_session', async () => (await run(EndSessionDocument, { id })).end_session);
  }
  const others = sessions.data?.filter(({ current }) => !current) ?? [];
  return (
    <Card look="raised" padding="lg" asChild>
      <section aria-labelledby="sessions">
        <h2 id="sessions" className="display-22">
          Where you’re logged in
        </h2>
        <p className="mt-1 text-sm text-ink-soft">
          Don’t recognise one? Log it out{hasPassword ? ', then change your password.' : '.'}
        </p>
        <div className="mt-3">
          {sessions.isPending && (
            <SkeletonGroup label="Loading your sessions">
              <SkeletonRows count={2} />
            </SkeletonGroup>
          )}
          {sessions.isError && (
            <ErrorState
              title="We couldn’t load your devices"
              action={<Button onClick={() => void sessions.refetch()}>Try again</Button>}
            />
          )}
          {sessions.data && (
            <ul className="divide-y divide-line">
              {sessions.data.map((session) => (
                <li key={session.id} className="flex flex-wrap items-center gap-x-4 gap-y-1 py-3">
                  <DeviceIcon device={session.device} />
                  <div className="min-w-0 flex-1">
                    <p className="font-medium">{session.device}</p>
                    <p className="text-sm text-ink-soft">
                      {session.address},{' '}
                      {session.current ? 'in use now' : `used ${ago(session.last_used_at, seconds())}`}
                    </p>
                  </div>
                  {session.current ? (
                    <Badge>This device</Badge>
                  ) : (
                    <Button
                      variant="secondary"
                      size="sm"
                      aria-label={`Log out on ${session.device}`}
                      busy={busy === 'end_session' && ending === session.id}
                      onClick={() => end(session.id)}
                    >
                      Log out
                    </Button>
                  )}
                </li>
              ))}
            </ul>
          )}
        </div>
        {others.length > 0 && (
          <Button
            variant="secondary"
            className="mt-4"
            busy={busy === 'log_out_everywhere'}
            onClick={() =>
              void act(
                'log_out_everywhere',
                async () => (await run(LogOutElsewhereDocument, { keep_current: true })).log_out_everywhere,
              )
            }
          >
            Log out everywhere else
          </Button>
        )}
      </section>
    </Card>
  );
}

/** A phone or a computer, by its name; both where it has none that is known. */
function DeviceIcon({ device }: { device: string }) {
  const Icon = /iPhone|iPad|Android/.test(device)
    ? Smartphone
    : /Windows|Mac|Linux|Chrome ?OS/.test(device)
      ? Laptop
      : MonitorSmartphone;
  return <Icon aria-hidden="true" className="text-thyme-700" />;
}
