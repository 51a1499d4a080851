import type { Config } from '../../platform/config/config.ts';
import { builtInMail } from './built-in.ts';
import type { MailPort } from './mail-port.ts';

/** The SMTP client is loaded only where it is used. */
export async function chooseMail(config: Config): Promise<MailPort> {
  return config.smtpUrl === null ? builtInMail : (await import('./smtp.ts')).smtpMail(config.smtpUrl);
}

export { type Attachment, type MailMessage, type MailPort, MailRefused } from './mail-port.ts';
