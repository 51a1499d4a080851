import type { Attachment } from '../../integrations/mail/index.ts';
import type { MailContent } from './mail-content.ts';
import type { MailSwitch } from './unsubscribe.ts';

export type { MailContent } from './mail-content.ts';

export interface TemplateSettings {
  publicUrl: string;
  /** URL of the desk. */
  businessUrl: string;
}

/** A kind of mail. Features define theirs in `mails.ts`; `registry/mails.ts` lists them. */
export interface MailTemplate<Data extends object> {
  name: string;
  /** Contains a link or code that grants access: the content is erased after sending. */
  secret?: boolean;
  /** The setting that turns such mails off. They have an unsubscribe link and header. */
  optional?: MailSwitch;
  /** The same for a feature with its own unsubscribe path, which accepts a POST without a login. */
  stopPath?(data: Data): string;
  /** Not sent later than this after it was queued: a code has expired, a reminder is wrong by then. */
  usefulSeconds?: number;
  compose(data: Data, settings: TemplateSettings): MailContent;
  /** The reply-to address; by default the shop that a mail to a guest is about. */
  replyTo?(data: Data): string;
  attachments?(data: Data, settings: TemplateSettings): Attachment[];
}

/** A kind that a guest turns off with the emails about appointments: whoever queues it passes the guest's choice. */
export interface GuestMail<Data extends object> extends MailTemplate<Data> {
  optional: 'bookings';
}

/** Every other kind: that choice does not stop it. */
export interface OtherMail<Data extends object> extends MailTemplate<Data> {
  optional?: Exclude<MailSwitch, 'bookings'>;
}

/** Preserves the data's type while templates of all kinds share one list. */
export function defineMail<Data extends object>(template: GuestMail<Data>): GuestMail<Data>;
export function defineMail<Data extends object>(template: OtherMail<Data>): OtherMail<Data>;
export function defineMail<Data extends object>(template: MailTemplate<Data>): MailTemplate<Data> {
  return template;
}
