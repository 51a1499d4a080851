import { testMail } from './mails.ts';
import type { MailTemplate } from './template.ts';

/** Every kind of mail there is. */
const templates: readonly MailTemplate<never>[] = [testMail];

const byName = new Map(templates.map((template) => [template.name, template]));

export function findTemplate(name: string): MailTemplate<never> | null {
  return byName.get(name) ?? null;
}
