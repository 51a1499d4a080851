export { enqueueMail } from './enqueue-mail.ts';
export { defineMail, type MailContent, type MailTemplate } from './template.ts';
export { mailTemplates } from './templates.ts';
