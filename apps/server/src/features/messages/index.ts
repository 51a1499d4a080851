export { type ListedComplaint, listComplaints } from './complaints/store.ts';
export { deliverToPhones } from './deliver.ts';
export { messageReturned, type ReceivedText, type ReturnedMessage, textReceived } from './hooks.ts';
export { type NewsReach, type NewsShop, readNewsReach, stopNews } from './news.ts';
export { birthdayOf, listNewsChoices, type NewsChoiceRow, saveNewsChoice } from './news-store.ts';
export { type GuestReach, listTextable, readReach } from './reach.ts';
export { type MessageAbout, type PushWords, priceOfText, sendPush, sendText, startOfMonth } from './send-message.ts';
export {
  countSent,
  failByOutbox,
  findLastSent,
  findTextChoice,
  listByReminders,
  reviveByOutbox,
  sumSpent,
} from './store.ts';
