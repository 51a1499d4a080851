import type { Attachment } from '../../integrations/mail/index.ts';
import type { MailContent } from './mail-content.ts';

export type { MailContent } from './mail-content.ts';

export interface TemplateSettings {
  publicUrl: string;
}

/** A kind of mail. Features define theirs in `mails.ts` and list it in templates.ts. */
export interface MailTemplate<Data extends object> {
  name: string;
  /** Carries something that opens doors or must not stay (a link, a code): its text is wiped once it has been sent. */
  secret?: boolean;
  compose(data: Data, settings: TemplateSettings): MailContent;
  /** Who an answer goes to, where that is not the sender. */
  replyTo?(data: Data): string;
  attachments?(data: Data, settings: TemplateSettings): Attachment[];
}

/** Keeps the data's type while templates of all kinds share one list. */
export function defineMail<Data extends object>(template: MailTemplate<Data>): MailTemplate<Data> {
  return template;
}
