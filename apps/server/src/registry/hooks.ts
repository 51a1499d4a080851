import { addressProven, turnOffBookingMails } from '../features/accounts/index.ts';
import { capacityAdded, daysOpened, timeFreed } from '../features/availability/index.ts';
import {
  alternativeTimes,
  appointmentChanged,
  bookingConfirmed,
  carryOutDecision,
  forgetCompanion,
  freeColleague,
  hasUpcoming,
  listConflicts,
  notifyConfirmed,
  textGuest,
  warningWords,
} from '../features/bookings/index.ts';
import { followAppointment, followForOwners } from '../features/calendars/index.ts';
import { checkCampaignMessage, countReturned } from '../features/campaigns/index.ts';
import { receiveTextReply } from '../features/conversations/index.ts';
import { businessChanged, upcomingAppointments } from '../features/edits/index.ts';
import { joinLater } from '../features/guests/index.ts';
import { unsubscribeAddress } from '../features/leads/index.ts';
import { beginPaidPeriod, dropUnpaid, endOfShop, keepCard } from '../features/memberships/index.ts';
import { deliverToPhones, messageReturned, textReceived } from '../features/messages/index.ts';
import { currentWords } from '../features/notifications/index.ts';
import { lastCheck, mailSwitches, mailTemplates, phoneChannels } from '../features/outbox/index.ts';
import { cardAgreed, closeOrders, planEnded } from '../features/payments/index.ts';
import { announceBooked, dropOutdated, textAboutAppointment } from '../features/reminders/index.ts';
import { purchasePaid, releaseClosedTimes, saleConfirmed, saleReleased } from '../features/sales/index.ts';
import { followBusiness } from '../features/search/index.ts';
import {
  endCallRequests,
  offerWords,
  waitAgain,
  wakeForDays,
  wakeForMore,
  wakeWaitingList,
} from '../features/waiting-list/index.ts';
import { templatesByName } from './mails.ts';

/** Connects the hooks of lower features to their handlers in upper ones, in the order they run. */
export function connectHooks(): void {
  mailTemplates.provide(templatesByName);
  phoneChannels.provide(deliverToPhones);
  lastCheck.provide(checkCampaignMessage);
  currentWords.provide([offerWords, warningWords]);
  mailSwitches.provide({
    bookings: (services, userId) => turnOffBookingMails(services, Number(userId)),
    news: unsubscribeAddress,
    companion: forgetCompanion,
  });
  textReceived.connect(receiveTextReply);
  messageReturned.connect(countReturned);
  addressProven.connect(joinLater);
  timeFreed.connect(wakeWaitingList);
  daysOpened.connect(wakeForDays);
  capacityAdded.connect(wakeForMore);
  saleConfirmed.connect(notifyConfirmed);
  saleReleased.connect(closeOrders, waitAgain, dropUnpaid);
  purchasePaid.connect(beginPaidPeriod);
  cardAgreed.connect(keepCard);
  planEnded.connect(endOfShop);
  bookingConfirmed.connect(announceBooked);
  textGuest.provide(textAboutAppointment);
  appointmentChanged.connect(followAppointment, followForOwners, dropOutdated, endCallRequests);
  businessChanged.connect(followBusiness);
  upcomingAppointments.provide({
    hasAny: hasUpcoming,
    listConflicts,
    alternativeTimes,
    freeColleague,
    carryOut: carryOutDecision,
    releaseHolds: releaseClosedTimes,
  });
}
