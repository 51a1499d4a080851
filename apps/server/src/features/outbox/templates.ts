import { defineProvided } from '../../platform/hooks.ts';
import type { MailTemplate } from './template.ts';

/** Every kind of mail by name; `registry/mails.ts` provides the list. */
export const mailTemplates = defineProvided<ReadonlyMap<string, MailTemplate<never>>>('mail templates');
