import { toMajor } from '@thyme/domain/money';
import { formatDayTime, type Weekday, weekdayName } from '@thyme/domain/time';
import { clockTime } from '../../lib/time/clock-time.ts';
import type { AuditEntry } from './operations.ts';

const WORDS: Record<string, string> = {
  accept: 'accepted an appointment',
  'decline-move': 'kept an appointment where it was',
  'propose-times': 'proposed another time',
  'withdraw-proposal': 'withdrew a proposed time',
  move: 'moved an appointment',
  'undo-move': 'undid a move',
  edit: 'changed an appointment',
  'undo-edit': 'undid a change to an appointment',
  note: 'wrote a note on an appointment',
  'refund-credit': 'refunded a credit',
  arrived: 'marked a guest as arrived',
  'not-arrived': 'marked a guest as not here yet',
  'end-call': 'ended a consultation',
  'reopen-call': 'opened a consultation again',
  cancel: 'cancelled an appointment',
  complete: 'completed an appointment',
  'no-show': 'marked a no-show',
  'take-back': 'reopened an appointment',
  'decide-charge': 'decided about a fee',
  'return-deposit': 'returned a deposit',
  book: 'booked for a guest',
  'take-payment': 'took a payment',
  'take-voucher': 'took a voucher',
  checkout: 'took a payment at the till',
  'undo-checkout': 'undid a payment',
  refund: 'gave a refund',
  'send-receipt': 'sent a receipt again',
  'close-day': 'closed the day',
  'add-product': 'added a product',
  'save-product': 'changed a product',
  'archive-product': 'archived a product',
  'restore-product': 'put a product on sale again',
  'stock-delivery': 'recorded a delivery',
  'stock-correction': 'corrected the stock',
  'card-fee-rule': 'changed the card fee terms',
  'card-fee-announced': 'announced a fee',
  'card-fee-drop': 'dropped a fee',
  'card-fee-resume': 'announced a fee again',
  'payouts-set-up': 'set up payouts',
  'drawer-float': 'set the drawer’s float',
  'drawer-in': 'paid into the drawer',
  'drawer-out': 'paid out of the drawer',
  'drawer-count': 'counted the drawer',
  'save-vat-rate': 'changed a VAT rate',
  'remove-vat-rate': 'removed a VAT rate change',
  'save-voucher-purpose': 'changed when a voucher is taxed',
  'save-commission': 'changed someone’s commission',
  'save-accounts': 'changed the accounts for exports',
  'walk-in': 'started a walk-in',
  'name-walk-in': 'named a walk-in',
  'running-late': 'marked an appointment as running late',
  'book-series': 'booked a series of appointments',
  'offer-time': 'offered a time to someone on the waiting list',
  'add-guest': 'added a guest',
  'note-guest': 'wrote a note about a guest',
  'add-guest-file': 'added a file about a guest',
  'remove-guest-file': 'deleted a file about a guest',
  'merge-guests': 'merged two guests',
  'warn-guest': 'asked a guest for a call',
  'block-guest': 'blocked a guest',
  'unblock-guest': 'unblocked a guest',
  import: 'imported a file',
  'undo-import': 'undid an import',
  'export-shop': 'exported all of the shop’s data',
  'begin-shop': 'created the shop',
  'save-place': 'changed the place',
  'save-first-services': 'chose the first services',
  'save-first-hours': 'set the first hours',
  'publish-shop': 'opened the shop',
  'hide-shop': 'hid the shop from guests',
  'show-shop': 'showed the shop to guests again',
  'change-address': 'changed the address of the page',
  'save-profile': 'changed the page',
  'save-terms': 'changed the booking terms',
  'save-reminders': 'changed the reminders',
  'confirm-attendance': 'marked a guest as confirmed',
  'withdraw-attendance': 'undid a guest’s confirmation',
  'ask-again': 'asked a guest again by text',
  'save-message-choice': 'noted what a guest said about texts',
  'save-news-choice': 'noted what a guest said about news',
  'add-campaign': 'wrote a campaign',
  'save-campaign': 'changed a campaign',
  'send-campaign': 'sent a campaign',
  'schedule-campaign': 'scheduled a campaign',
  'cancel-campaign': 'stopped a campaign',
  'remove-campaign': 'deleted the draft of a campaign',
  'save-policy': 'changed the cancellation policy',
  'save-acceptance': 'changed who is accepted automatically',
  'save-payout': 'changed the account for payouts',
  'add-picture': 'added a picture',
  'order-pictures': 'put the pictures in order',
  'describe-picture': 'described a picture',
  'remove-picture': 'removed a picture',
  'add-category': 'added a category',
  'save-category': 'renamed a category',
  'remove-category': 'removed a category',
  'add-service': 'added a service',
  'save-service': 'changed a service',
  'save-person-services': 'changed what a person does',
  'archive-service': 'hid a service',
  'restore-service': 'showed a service again',
  'order-menu': 'put the services in order',
  'connect-calendar': 'connected a calendar',
  'switch-calendar-on': 'switched a calendar on',
  'switch-calendar-off': 'switched a calendar off',
  'check-calendar': 'checked a calendar',
  'remove-calendar': 'removed a calendar',
  'make-calendar-link': 'made a calendar link',
  'reset-calendar-links': 'reset calendar links',
  'save-calendar-names': 'changed how guests appear in calendars',
  'add-form': 'added a form',
  'save-form': 'changed a form',
  'archive-form': 'archived a form',
  'restore-form': 'brought a form back',
  'answer-form': 'filled in a form with a guest',
  'send-forms': 'emailed a guest the forms',
  'record-patch-test': 'recorded a patch test',
  'remove-recorded-test': 'removed a recorded patch test',
  'save-patch-test': 'required a patch test',
  'remove-patch-test': 'stopped asking for a patch test',
  'add-voucher': 'put a voucher on sale',
  'save-voucher': 'changed a voucher',
  'archive-voucher': 'took a voucher off sale',
  'restore-voucher': 'put a voucher on sale again',
  'add-membership': 'put a membership on offer',
  'save-membership': 'changed a membership',
  'archive-membership': 'stopped offering a membership',
  'restore-membership': 'put a membership on offer again',
  'invite-member': 'invited a guest to a membership',
  'member-pause': 'paused a membership',
  'member-resume': 'resumed a membership',
  'member-cancel': 'cancelled a membership',
  'member-end': 'ended a membership and refunded what was unused',
  'add-package': 'put a package on sale',
  'save-package': 'changed a package',
  'archive-package': 'took a package off sale',
  'restore-package': 'put a package on sale again',
  'sell-package': 'sold a package',
  'refund-package': 'refunded a package',
  'cancel-class-date': 'cancelled a date of a class',
  'add-to-class': 'added a guest to a class',
  'move-in-class': 'moved a guest to another date of a class',
  'message-class': 'wrote to everyone in a class',
  'reply-review': 'replied to a review',
  'delete-reply': 'deleted a reply to a review',
  'report-review': 'reported a review',
  'block-messages': 'blocked messages from a guest',
  'unblock-messages': 'unblocked messages from a guest',
  'report-messages': 'reported a conversation with a guest',
  'save-reply': 'saved a reply for messages',
  'delete-saved-reply': 'deleted a saved reply',
  'save-hours': 'changed the weekly hours',
  'save-date-hours': 'changed someone’s hours on a day',
  'remove-date-hours': 'removed someone’s hours on a day',
  'add-room': 'added a room or equipment',
  'save-room': 'changed a room or equipment',
  'put-away-room': 'stopped using a room or equipment',
  'bring-back-room': 'put a room or equipment back in use',
  'close-room': 'closed a room or equipment for a while',
  'open-room': 'opened a room or equipment again',
  'save-spread': 'changed who gets guests who don’t choose a person',
  'save-rhythm': 'changed the booking times',
  'closed-days': 'closed days',
  'blocked-days': 'stopped online bookings on some days',
  'reopen-days': 'opened days again',
  'add-chair': 'added a chair',
  'save-chair': 'changed a chair',
  'add-person': 'added a person',
  'save-holiday-days': 'changed somebody’s days of holiday',
  'save-person': 'changed a profile',
  'save-portrait': 'changed a portrait',
  'add-work-picture': 'added a picture of someone’s work',
  'remove-person-picture': 'removed a picture of a person',
  'add-absence': 'added time off',
  'swap-days': 'swapped two people’s days',
  'ask-swap': 'asked for a swap',
  'agree-swap': 'agreed to a swap',
  'decline-swap': 'declined a swap',
  'withdraw-swap': 'withdrew a swap',
  'ask-absence': 'asked for time off',
  'allow-absence': 'allowed time off',
  'decline-absence': 'declined time off',
  'end-absence': 'removed time off',
  'put-away-chair': 'removed a chair',
  'bring-back-chair': 'put a chair back in use',
  'block-time': 'blocked a time',
  'unblock-time': 'freed a blocked time',
  'invite-staff': 'invited someone',
  'withdraw-invitation': 'withdrew an invitation',
  'join-staff': 'joined the desk',
  'remove-staff': 'removed someone',
  'save-rights': 'changed what someone may do',
};

/** An action in words; an unknown one is shown by its key. */
export const actionWords = (action: string): string => WORDS[action] ?? action.replaceAll('-', ' ');

export const SUBJECTS: Record<string, string> = {
  appointment: 'Appointments',
  guest: 'Guests',
  calendar: 'Calendar',
  'waiting-list': 'Waiting list',
  service: 'Services',
  category: 'Categories',
  form: 'Forms',
  class: 'Classes',
  review: 'Reviews',
  campaign: 'Campaigns',
  'saved-reply': 'Messages',
  voucher: 'Vouchers',
  membership: 'Memberships',
  package: 'Packages',
  hours: 'Hours',
  chair: 'Chairs',
  person: 'People',
  room: 'Rooms',
  profile: 'Page',
  picture: 'Pictures',
  money: 'Money',
  staff: 'Staff',
  import: 'Imports',
};

/** Link to what was changed; null if it has no page. */
export function placeOf({ subject, subject_id: id }: Pick<AuditEntry, 'subject' | 'subject_id'>): string | null {
  if (!id || !/^\d+$/.test(id)) return null;
  if (subject === 'appointment') return `/?appt=${id}`;
  if (subject === 'campaign') return `/campaigns/${id}`;
  return subject === 'guest' ? `/guests/${id}` : null;
}

/** Amounts are stored in cents, hours in minutes of the day, times as the shop's wall clock. */
const MONEY = [
  'amount',
  'returned',
  'price',
  'specialPrice',
  'amountFrom',
  'amountTo',
  'total',
  'discount',
  'refunded',
  'credit',
  ...['amount', 'returned', 'price', 'specialPrice', 'retail', 'value'],
  ...['cash', 'card', 'voucher', 'online', 'tip', 'tips', 'discount', 'refunds', 'counted', 'difference'],
];
const CLOCK = ['from', 'to'];
const MOMENTS = ['at', 'times', 'dates'];
/** Ids, which mean nothing to readers. */
const isId = (name: string) => /^(id|guest)$|Ids?$/.test(name);

const NOTHING = 'nothing';

const nameWords = (name: string) => name.replace(/([A-Z])/g, ' $1').toLowerCase();

function showNumber(name: string, value: number, money: (amount: number) => string): string {
  if (MONEY.includes(name)) return money(toMajor(value));
  if (CLOCK.includes(name)) return clockTime(value);
  if (MOMENTS.includes(name)) return formatDayTime(value);
  return name === 'weekday' ? weekdayName(value as Weekday) : String(value);
}

function show(name: string, value: unknown, money: (amount: number) => string): string {
  if (value === null || value === undefined || value === '') return NOTHING;
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (typeof value === 'number') return showNumber(name, value, money);
  if (Array.isArray(value)) return value.map((one) => show(name, one, money)).join('; ') || NOTHING;
  if (typeof value !== 'object') return String(value);
  return listFacts(value, money)
    .filter((fact) => fact.value !== NOTHING)
    .map((fact) => `${fact.name} ${fact.value}`)
    .join(', ');
}

function listFacts(facts: object, money: (amount: number) => string): { name: string; value: string }[] {
  return Object.entries(facts)
    .filter(([name]) => !isId(name))
    .map(([name, value]) => ({ name: nameWords(name), value: show(name, value, money) }));
}

/** The changes of an entry, one per line. */
export function factsOf({ changes }: Pick<AuditEntry, 'changes'>, money: (amount: number) => string) {
  const facts: unknown = JSON.parse(changes);
  return typeof facts === 'object' && facts !== null ? listFacts(facts, money) : [];
}
