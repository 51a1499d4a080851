import { normaliseName } from '@thyme/domain/accounts';
import { z } from 'zod';
import type { ProviderName, VouchedPerson } from '../../../integrations/identity/index.ts';
import { escapeHtml } from '../../../platform/text/escape-html.ts';

interface PopupProfile {
  provider_id: string;
  first_name: string;
  last_name: string;
  email: string | null;
}

/** The message to the page that opened the popup. */
export type PopupAnswer = { type: 'thyme:social-login'; provider: ProviderName; flow: string } & (
  | { token: string; profile: PopupProfile }
  | { error: 'cancelled' | 'failed' }
);

/**
 * Initial values of the registration form. Apple sends the name beside the token, only once, and people may withhold
 * it.
 */
export function profileFor(provider: ProviderName, person: VouchedPerson, user: string | undefined): PopupProfile {
  const named = provider === 'apple' ? nameFromApple(user) : null;
  const first = normaliseName(person.firstName || named?.firstName || '');
  const last = normaliseName(person.lastName || named?.lastName || '');
  const hidden = provider === 'apple' && first === '' && last === '';
  return {
    provider_id: person.subject,
    first_name: hidden ? 'Apple' : first,
    last_name: hidden ? 'guest' : last,
    email: person.email,
  };
}

const appleUser = z.object({ name: z.object({ firstName: z.string().optional(), lastName: z.string().optional() }) });

function nameFromApple(
  user: string | undefined,
): { firstName?: string | undefined; lastName?: string | undefined } | null {
  if (user === undefined || user.length > 2_000) return null;
  try {
    const named = appleUser.safeParse(JSON.parse(user));
    return named.success ? named.data.name : null;
  } catch (error) {
    // An unreadable name counts as none.
    if (error instanceof SyntaxError) return null;
    throw error;
  }
}

/** Posts to our own origin only, then closes. The BroadcastChannel serves browsers that lose the opener on the way. */
export function answerPage(answer: PopupAnswer, { origin, nonce }: { origin: string; nonce: string }): string {
  const inScript = (value: unknown) => JSON.stringify(value).replaceAll('<', '\\u003c');
  const words = 'error' in answer ? 'You can close this window and try again.' : 'You can close this window.';
  return `<!doctype html><html lang="en-IE"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Thyme</title></head>
<body><p>${escapeHtml(words)}</p><script nonce="${nonce}">
const answer = ${inScript(answer)};
if (window.opener) window.opener.postMessage(answer, ${inScript(origin)});
const channel = new BroadcastChannel('thyme-social-login');
channel.postMessage(answer);
channel.close();
window.close();
</script></body></html>`;
}
