import nodemailer from 'nodemailer';
import { type MailPort, MailRefused } from './mail-port.ts';

/**
 * Any SMTP server, by a URL such as smtp://user:password@mail.example:587. Without STARTTLS nothing is sent, not even the
 * password, unless the URL says ?requireTLS=false (for a server on this machine).
 */
export function smtpMail(url: string): MailPort {
  const transport = nodemailer.createTransport({
    url,
    requireTLS: true,
    pool: true,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 30_000,
  });
  return {
    name: 'smtp',
    send: async ({ messageId, ...message }) => {
      try {
        await transport.sendMail({ ...message, messageId: `<${messageId}>` });
      } catch (error) {
        throw isFinal(error) ? new MailRefused(error.message, { cause: error }) : error;
      }
    },
    close: async () => transport.close(),
  };
}

/** Replies to these commands are about this recipient or this mail; a refused login or sender is our own problem. */
const ABOUT_THE_MAIL = ['RCPT TO', 'DATA'];

/** A 5xx reply about the recipient or the mail, or an address that cannot be put into an envelope at all. */
function isFinal(error: unknown): error is Error {
  if (!(error instanceof Error)) return false;
  const { code, command, responseCode } = error as { code?: string; command?: string; responseCode?: number };
  if (responseCode === undefined) return code === 'EENVELOPE';
  return responseCode >= 500 && responseCode < 600 && ABOUT_THE_MAIL.includes(command ?? '');
}
