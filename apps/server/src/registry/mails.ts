import {
  accountClosedMail,
  addressConfirmedMail,
  addressInUseMail,
  businessAddressMail,
  emailChangedMail,
  oneTimeCodeMail,
  passwordChangedMail,
  passwordSetMail,
  resetLinkMail,
  signInCodeMail,
  socialReminderMail,
  welcomeMail,
} from '../features/accounts/mails.ts';
import {
  businessNotificationMail,
  cancelledMail,
  confirmedMail,
  dayReminderMail,
  declinedMail,
  hoursReminderMail,
  movedMail,
  proposedMail,
  reviewRequestMail,
} from '../features/bookings/notifications/mails.ts';
import { warningMail } from '../features/guests/warning-mail.ts';
import {
  bonusMail,
  discoveryCallMail,
  ebookMail,
  leadArrivedMail,
  queryReceivedMail,
} from '../features/leads/mails.ts';
import { testMail } from '../features/outbox/mails.ts';
import type { MailTemplate } from '../features/outbox/template.ts';
import { refundFailedMail, subscriptionDueMail, subscriptionPaidMail } from '../features/payments/mails.ts';
import { invitationMail, ownerWelcomeMail } from '../features/team/mails.ts';
import { voucherBoughtMail, voucherReceivedMail } from '../features/vouchers/mails.ts';
import { timeFreeMail } from '../features/waiting-list/mails.ts';

/** Every kind of mail there is. */
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
  passwordChangedMail,
  emailChangedMail,
  accountClosedMail,
  queryReceivedMail,
  ebookMail,
  bonusMail,
  discoveryCallMail,
  leadArrivedMail,
  confirmedMail,
  movedMail,
  cancelledMail,
  proposedMail,
  declinedMail,
  dayReminderMail,
  hoursReminderMail,
  reviewRequestMail,
  warningMail,
  businessNotificationMail,
  voucherBoughtMail,
  voucherReceivedMail,
  subscriptionDueMail,
  subscriptionPaidMail,
  refundFailedMail,
  timeFreeMail,
  invitationMail,
  ownerWelcomeMail,
];

export const templatesByName: ReadonlyMap<string, MailTemplate<never>> = new Map(
  templates.map((template) => [template.name, template]),
);
