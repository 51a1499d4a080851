export { deliverToPhones } from './deliver.ts';
export { type GuestReach, readReach } from './reach.ts';
export { type MessageAbout, priceOfText, type PushWords, sendPush, sendText, startOfMonth } from './send-message.ts';
export { countSent, failByOutbox, findTextChoice, listByReminders, sumSpent } from './store.ts';
