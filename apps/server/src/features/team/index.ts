export { ownerWelcomeMail } from './mails.ts';
export { insertMember } from './store.ts';
