import type { Config } from '../../platform/config/config.ts';
import { builtInMail } from './built-in.ts';
import type { MailPort } from './mail-port.ts';
import { smtpMail } from './smtp.ts';

export function chooseMail(config: Config): MailPort {
  return config.smtpUrl === null ? builtInMail : smtpMail(config.smtpUrl);
}

export { type Attachment, type MailMessage, type MailPort, MailRefused } from './mail-port.ts';
