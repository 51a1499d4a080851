import nodemailer from 'nodemailer';
import type { MailPort } from './mail-port.ts';

/** Any SMTP server, by a URL such as smtp://user:password@mail.example:587. */
export function smtpMail(url: string): MailPort {
  const transport = nodemailer.createTransport({
    url,
    pool: true,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 30_000,
  });
  return {
    name: 'smtp',
    send: async ({ id, ...message }) => {
      await transport.sendMail({ ...message, messageId: `<${id}@outbox.thyme>` });
    },
    close: async () => transport.close(),
  };
}
