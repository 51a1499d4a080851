import { accountClosedMail } from '../features/accounts/closed-mail.ts';
import {
  addressConfirmedMail,
  addressInUseMail,
  businessAddressMail,
  confirmEmailMail,
  emailChangedMail,
  loginMethodMail,
  oneTimeCodeMail,
  passwordChangedMail,
  passwordSetMail,
  resetLinkMail,
  signInCodeMail,
  socialReminderMail,
  welcomeMail,
} from '../features/accounts/mails.ts';
import { classMessageMail, dateDroppedMail, dateMovedMail } from '../features/bookings/classes/mails.ts';
import { changedMail } from '../features/bookings/notifications/changed-mail.ts';
import { companionMail } from '../features/bookings/notifications/companion/mail.ts';
import { groupMail } from '../features/bookings/notifications/group/mail.ts';
import { lateMail } from '../features/bookings/notifications/late-mail.ts';
import {
  businessNotificationMail,
  cancelledMail,
  confirmedMail,
  dayReminderMail,
  declinedMail,
  hoursReminderMail,
  moneyMail,
  movedMail,
  proposedMail,
  reviewRequestMail,
} from '../features/bookings/notifications/mails.ts';
import { seriesMail } from '../features/bookings/notifications/series-mail.ts';
import { tillReceiptMail } from '../features/bookings/notifications/till-receipt-mail.ts';
import { birthdayMail } from '../features/campaigns/birthdays/mail.ts';
import { campaignMail } from '../features/campaigns/mails.ts';
import { rebookMail } from '../features/campaigns/rebooking/mail.ts';
import { newMessagesMail, notDeliveredMail } from '../features/conversations/mail/mails.ts';
import { formLinkMail } from '../features/forms/mails.ts';
import { warningMail } from '../features/guests/warning-mail.ts';
import {
  bonusMail,
  discoveryCallMail,
  ebookMail,
  leadArrivedMail,
  queryReceivedMail,
} from '../features/leads/mails.ts';
import { memberNewsMail, membershipMail } from '../features/memberships/mails.ts';
import { testMail } from '../features/outbox/mails.ts';
import type { MailTemplate } from '../features/outbox/template.ts';
import { cardFeeMail, payoutNewsMail, refundFailedMail } from '../features/payments/mails.ts';
import { partReceiptMail, partsLateMail } from '../features/payments/parts/mails.ts';
import { paymentReturnedMail, receiptMail } from '../features/payments/receipts/mails.ts';
import {
  planEndedMail,
  subscriptionDueMail,
  subscriptionPaidMail,
  trialEndingMail,
} from '../features/payments/subscriptions/mails.ts';
import { reviewDecidedMail, reviewReplyMail } from '../features/reviews/mails.ts';
import { invitationMail, ownerWelcomeMail } from '../features/team/mails.ts';
import { voucherBoughtMail, voucherReceivedMail } from '../features/vouchers/mails.ts';
import { packageBoughtMail } from '../features/vouchers/packages/mails.ts';
import { callFreeMail, timeFreeMail } from '../features/waiting-list/mails.ts';

/** Every kind of mail. */
const templates: readonly MailTemplate<never>[] = [
  testMail,
  welcomeMail,
  resetLinkMail,
  socialReminderMail,
  oneTimeCodeMail,
  addressInUseMail,
  signInCodeMail,
  businessAddressMail,
  addressConfirmedMail,
  passwordSetMail,
  loginMethodMail,
  passwordChangedMail,
  confirmEmailMail,
  emailChangedMail,
  accountClosedMail,
  queryReceivedMail,
  ebookMail,
  bonusMail,
  discoveryCallMail,
  leadArrivedMail,
  confirmedMail,
  movedMail,
  changedMail,
  cancelledMail,
  moneyMail,
  tillReceiptMail,
  lateMail,
  companionMail,
  groupMail,
  seriesMail,
  proposedMail,
  declinedMail,
  dayReminderMail,
  hoursReminderMail,
  reviewRequestMail,
  formLinkMail,
  newMessagesMail,
  notDeliveredMail,
  reviewReplyMail,
  reviewDecidedMail,
  dateDroppedMail,
  dateMovedMail,
  classMessageMail,
  warningMail,
  businessNotificationMail,
  voucherBoughtMail,
  voucherReceivedMail,
  packageBoughtMail,
  subscriptionDueMail,
  subscriptionPaidMail,
  trialEndingMail,
  planEndedMail,
  cardFeeMail,
  membershipMail,
  memberNewsMail,
  payoutNewsMail,
  refundFailedMail,
  receiptMail,
  partReceiptMail,
  partsLateMail,
  paymentReturnedMail,
  callFreeMail,
  timeFreeMail,
  campaignMail,
  rebookMail,
  birthdayMail,
  invitationMail,
  ownerWelcomeMail,
];

export const templatesByName: ReadonlyMap<string, MailTemplate<never>> = new Map(
  templates.map((template) => [template.name, template]),
);
