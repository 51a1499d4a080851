import type { MailPort } from './mail-port.ts';

/** The default: mails stay in the outbox, where the viewer page shows them. Nothing is sent. */
export const builtInMail: MailPort = {
  name: 'outbox',
  send: async () => undefined,
  close: async () => undefined,
};
