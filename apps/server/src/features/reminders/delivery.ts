import type { ReminderRow } from './store.ts';

/** 'text, delivered': its channels and the best known delivery state. */
export function deliveryOf(
  { channels, fallback }: Pick<ReminderRow, 'channels' | 'fallback'>,
  messages: readonly { channel: string; state: string }[],
): string {
  const all = fallback ? [...channels, fallback] : channels;
  return all
    .map((channel) => {
      if (channel === 'mail') return 'email';
      const own = messages.filter((one) => (channel === 'push') === (one.channel === 'push'));
      const state = ['delivered', 'sent', 'waiting', 'undelivered'].find((known) =>
        own.some((one) => one.state === known),
      );
      return `${channel === 'push' ? 'notification' : 'text'}, ${state === 'undelivered' ? 'not delivered' : (state ?? 'not sent')}`;
    })
    .join('; ');
}
