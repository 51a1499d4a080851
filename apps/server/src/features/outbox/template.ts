import type { Attachment } from '../../integrations/mail/index.ts';
import type { MailContent } from './mail-content.ts';

export type { MailContent } from './mail-content.ts';

export interface TemplateSettings {
  publicUrl: string;
}

/** A kind of mail. Features define theirs in `mails.ts`; `registry/mails.ts` lists them. */
export interface MailTemplate<Data extends object> {
  name: string;
  /** Contains a link or code that grants access: the content is erased after sending. */
  secret?: boolean;
  compose(data: Data, settings: TemplateSettings): MailContent;
  /** The reply-to address, where it differs from the sender. */
  replyTo?(data: Data): string;
  attachments?(data: Data, settings: TemplateSettings): Attachment[];
}

/** Preserves the data's type while templates of all kinds share one list. */
export function defineMail<Data extends object>(template: MailTemplate<Data>): MailTemplate<Data> {
  return template;
}
