export const providers = ['google', 'apple', 'facebook'] as const;
export type ProviderName = (typeof providers)[number];

export interface ProviderProfile {
  provider_id: string;
  first_name: string;
  last_name: string;
  email: string | null;
}

export type ProviderAnswer =
  | { kind: 'token'; token: string; profile: ProviderProfile }
  | { kind: 'cancelled' }
  | { kind: 'failed' };

const MESSAGE = 'thyme:social-login';
const CHANNEL = 'thyme-social-login';
const LOOK_EVERY = 400;
const SIZE = { width: 480, height: 680 };

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

/** What a message says about this flow; null for all other messages. */
export function readAnswer(message: unknown, flow: string): ProviderAnswer | null {
  if (typeof message !== 'object' || message === null) return null;
  const said = message as Record<string, unknown>;
  if (said.type !== MESSAGE || said.flow !== flow) return null;
  if (said.error === 'cancelled') return { kind: 'cancelled' };
  const profile = (typeof said.profile === 'object' && said.profile !== null ? said.profile : {}) as Record<
    string,
    unknown
  >;
  const token = text(said.token);
  if (said.error !== undefined || token === '') return { kind: 'failed' };
  return {
    kind: 'token',
    token,
    profile: {
      provider_id: text(profile.provider_id),
      first_name: text(profile.first_name),
      last_name: text(profile.last_name),
      email: text(profile.email) || null,
    },
  };
}

function popup(name: string): Window | null {
  const left = Math.max(0, window.screenX + (window.outerWidth - SIZE.width) / 2);
  const top = Math.max(0, window.screenY + (window.outerHeight - SIZE.height) / 2);
  return window.open('', name, `popup,width=${SIZE.width},height=${SIZE.height},left=${left},top=${top}`);
}

interface Opening {
  /** The URL of the provider's login; awaited, while the window opens at once so that no browser blocks it. */
  startUrl: Promise<string>;
  onAnswer: (answer: ProviderAnswer) => void;
  onBlocked: () => void;
  /** The window seems closed. Some providers' pages sever the connection to it, so a response may still arrive. */
  onClosed: () => void;
}

/** Opens a provider's login in a window of its own and listens for its message. Returns a function that stops listening. */
export function openProvider({ startUrl, onAnswer, onBlocked, onClosed }: Opening): () => void {
  const flow = crypto.getRandomValues(new Uint32Array(4)).join('-');
  const opened = popup(`thyme-${flow}`);
  if (!opened) {
    onBlocked();
    return () => {};
  }
  const channel = 'BroadcastChannel' in window ? new BroadcastChannel(CHANNEL) : null;
  let origin: string | null = null;
  const look = setInterval(() => {
    if (!opened.closed) return;
    clearInterval(look);
    onClosed();
  }, LOOK_EVERY);

  function stop() {
    clearInterval(look);
    channel?.close();
    window.removeEventListener('message', onMessage);
  }
  function settle(answer: ProviderAnswer | null) {
    if (!answer) return;
    stop();
    opened?.close();
    onAnswer(answer);
  }
  function onMessage(event: MessageEvent) {
    if (origin !== null && event.origin === origin) settle(readAnswer(event.data, flow));
  }

  window.addEventListener('message', onMessage);
  channel?.addEventListener('message', (event) => settle(readAnswer(event.data, flow)));
  startUrl.then(
    (start) => {
      const url = new URL(start, window.location.href);
      url.searchParams.set('flow', flow);
      origin = url.origin;
      opened.location.href = url.href;
    },
    () => settle({ kind: 'failed' }),
  );
  return () => {
    stop();
    opened.close();
  };
}
