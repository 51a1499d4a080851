import type { MailPort } from './mail-port.ts';

/** The default: mails stay in the outbox, where the viewer page shows them. Nothing leaves the machine. */
export const builtInMail: MailPort = {
  name: 'outbox',
  send: async () => undefined,
  close: async () => undefined,
};
