import { defineProvided } from '../../platform/hooks.ts';
import type { MailTemplate } from './template.ts';

/** Every kind of mail, by name: the features above define them, `registry/mails.ts` lists them. */
export const mailTemplates = defineProvided<ReadonlyMap<string, MailTemplate<never>>>('mail templates');
