import { ActionDialog } from '@thyme/site/action-dialog.tsx';
import { Button, Dialog, ProviderIcon } from '@thyme/ui';
import { useState } from 'react';
import { ConnectLoginDocument, DisconnectLoginDocument } from '../../../generated/graphql.ts';
import { run } from '../../../lib/graphql/client.ts';
import { refreshMe } from '../../../lib/session/me.ts';
import { useAct } from '../../../lib/use-act.ts';
import { Setting } from '../profile/profile-settings.tsx';
import type { Profile } from '../profile/use-profile.ts';
import type { ProviderName } from '../social/provider-window.ts';
import { providerNames, useProviderWindow } from '../social/use-providers.ts';

/** Connects and disconnects Google, Apple and Facebook. */
export function SocialLogins({ profile }: { profile: Profile }) {
  const { connected_logins: connected, social_login: only } = profile;
  const { act, busy } = useAct(['profile']);
  const [leaving, setLeaving] = useState<ProviderName | null>(null);
  const { available, waitingFor, hint, start } = useProviderWindow(async ({ provider, token }) => {
    await act('connect_login', async () => (await run(ConnectLoginDocument, { provider, token })).connect_login);
  });

  async function disconnect(provider: ProviderName) {
    const send = async () => (await run(DisconnectLoginDocument, { provider })).disconnect_login;
    // The menu shows the password pages again.
    if (await act('disconnect_login', send)) refreshMe();
    setLeaving(null);
  }

  return (
    <>
      {available.map((name) => (
        <Setting
          key={name}
          icon={<ProviderIcon provider={name} />}
          title={providerNames[name]}
          lead={leadOf(name, { isConnected: connected.includes(name), isOnly: only === name })}
          control={
            connected.includes(name) ? (
              <Button variant="secondary" size="sm" onClick={() => setLeaving(name)}>
                Disconnect <span className="sr-only">{providerNames[name]}</span>
              </Button>
            ) : (
              <Button variant="secondary" size="sm" busy={waitingFor === name} onClick={() => start(name)}>
                Connect <span className="sr-only">{providerNames[name]}</span>
              </Button>
            )
          }
        />
      ))}
      {hint && (
        <p role="status" className="pt-4 text-sm text-ink-soft">
          {hint}
        </p>
      )}
      <Dialog open={leaving !== null} onOpenChange={(open) => !open && setLeaving(null)}>
        {leaving && (
          <ActionDialog
            title={`Disconnect ${providerNames[leaving]}?`}
            description={afterwards(profile, leaving)}
            action="Disconnect"
            close="Keep it"
            busy={busy !== null}
            onAct={() => disconnect(leaving)}
          />
        )}
      </Dialog>
    </>
  );
}

function leadOf(name: ProviderName, { isConnected, isOnly }: { isConnected: boolean; isOnly: boolean }): string {
  if (isOnly) return `You log in with ${providerNames[name]}, so your password stays there.`;
  return isConnected ? 'Connected, so you can log in with it' : 'Not connected';
}

/** How the guest logs in from then on. */
function afterwards({ has_password: hasPassword, email }: Profile, name: ProviderName): string {
  return hasPassword
    ? `You’ll log in with your email address and password. You can connect ${providerNames[name]} again at any time.`
    : `You’ll log in with a code that we email to ${email}. You can set a password here too.`;
}
