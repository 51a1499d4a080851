export { type DeliveryProblem, problemOfAppointment, problemOfGuest } from './delivery-problem.ts';
export { MailProblem } from './delivery-problem-type.ts';
export { enqueueMail } from './enqueue-mail.ts';
export { asSentence } from './plain-text.ts';
export { countMails, type ListedMail, listMails, type MailList, resendMails } from './resend.ts';
export { defineMail, type MailContent, type MailTemplate } from './template.ts';
export { mailTemplates } from './templates.ts';
export { mailSwitches } from './unsubscribe.ts';
