import {
  accountClosedMail,
  addressInUseMail,
  emailChangedMail,
  oneTimeCodeMail,
  passwordChangedMail,
  resetLinkMail,
  socialReminderMail,
  welcomeMail,
} from '../accounts/mails.ts';
import {
  cancelledMail,
  confirmedMail,
  dayReminderMail,
  declinedMail,
  hoursReminderMail,
  movedMail,
  proposedMail,
  reviewRequestMail,
  shopNewsMail,
  warningMail,
} from '../bookings/mails.ts';
import { invitationMail, ownerWelcomeMail } from '../desk/mails.ts';
import { bonusMail, discoveryCallMail, ebookMail, leadArrivedMail, queryReceivedMail } from '../leads/mails.ts';
import { refundFailedMail, subscriptionDueMail, subscriptionPaidMail } from '../payments/mails.ts';
import { voucherBoughtMail, voucherReceivedMail } from '../vouchers/mails.ts';
import { timeFreeMail } from '../waiting-list/mails.ts';
import { testMail } from './mails.ts';
import type { MailTemplate } from './template.ts';

/** Every kind of mail there is. */
const templates: readonly MailTemplate<never>[] = [
  testMail,
  welcomeMail,
  resetLinkMail,
  socialReminderMail,
  oneTimeCodeMail,
  addressInUseMail,
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
  shopNewsMail,
  voucherBoughtMail,
  voucherReceivedMail,
  subscriptionDueMail,
  subscriptionPaidMail,
  refundFailedMail,
  timeFreeMail,
  invitationMail,
  ownerWelcomeMail,
];

const byName = new Map(templates.map((template) => [template.name, template]));

export function findTemplate(name: string): MailTemplate<never> | null {
  return byName.get(name) ?? null;
}
