export { deliverToPhones } from './deliver.ts';
export { type GuestReach, readReach } from './reach.ts';
export { type MessageAbout, type PushWords, priceOfText, sendPush, sendText, startOfMonth } from './send-message.ts';
export { countSent, failByOutbox, findTextChoice, listByReminders, sumSpent } from './store.ts';
