import { notify } from '@thyme/site/notify.ts';
import { thisWindow } from '@thyme/site/this-window.ts';
import { Button } from '@thyme/ui';
import { Calendar } from 'lucide-react';
import { type ReactNode, useEffect } from 'react';
import { useSearchParams } from 'react-router';
import { DisconnectCalendarDocument } from '../../generated/graphql.ts';
import { run } from '../../lib/graphql/client.ts';
import { useAct } from '../../lib/use-act.ts';

export const TRY_AGAIN = 'Please Try Again';

/** Reports the outcome of the provider's consent page, once. */
function useArrival(): void {
  const [params, setParams] = useSearchParams();
  const outcome = params.get('calendar');
  useEffect(() => {
    if (outcome === null) return;
    if (outcome === 'connected') notify.success('Google Calendar is connected!');
    else if (outcome === 'cancelled') notify.info('We couldn’t connect Google Calendar.');
    else notify.error(TRY_AGAIN);
    setParams(
      (now) => {
        now.delete('calendar');
        return now;
      },
      { replace: true },
    );
  }, [outcome, setParams]);
}

interface CalendarConnectionProps {
  identify: string | null;
  connected: boolean;
  /** The row of the settings around it. */
  children: (parts: { icon: ReactNode; title: string; lead: string; control: ReactNode }) => ReactNode;
}

/** Connects or disconnects Google Calendar. Connecting leaves this page for the provider's consent page. */
export function CalendarConnection({ identify, connected, children }: CalendarConnectionProps) {
  useArrival();
  const { act, busy } = useAct(['profile']);
  const disconnect = () =>
    void act(
      'disconnectGoogleAccount',
      async () => (await run(DisconnectCalendarDocument, {})).disconnectGoogleAccount,
    );
  function connect() {
    if (identify) thisWindow.goTo(`/calendar/permission/${encodeURIComponent(identify)}`);
    else notify.error(TRY_AGAIN);
  }
  return children({
    icon: <Calendar aria-hidden="true" />,
    title: 'Google Calendar',
    lead: connected ? 'Your bookings appear there too' : 'Show your bookings there too',
    control: connected ? (
      <Button
        variant="secondary"
        size="sm"
        aria-label="Disconnect Google Calendar"
        busy={busy !== null}
        onClick={disconnect}
      >
        Disconnect
      </Button>
    ) : (
      <Button variant="add" size="sm" aria-label="Connect Google Calendar" onClick={connect}>
        Connect
      </Button>
    ),
  });
}
