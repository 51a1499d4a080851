import { type CartQuote, coverableOf } from '@thyme/domain/bookings';
import type { Minor } from '@thyme/domain/money';
import type { LocalDate, WallSeconds } from '@thyme/domain/time';
import { type Coverage, coverageOf } from '@thyme/domain/vouchers';
import type { ReactNode } from 'react';
import type { GivenFormInput } from '../../../../generated/graphql.ts';
import type { Moment, Part, ServiceLine } from './choice.ts';

/** What the dialog has to know about the shop. */
export interface BookingShop {
  id: number;
  slug: string;
  name: string;
  area: string;
  location: string;
  lat?: number | null | undefined;
  lng?: number | null | undefined;
  country: string;
  zone: string;
  zone_label: string;
  phone?: string | null | undefined;
  /** Its prices contain VAT. */
  vat_registered: boolean;
  trade?: { name: string } | null | undefined;
  video_vetting: boolean;
  consultation_minutes: number;
  /** What the call costs; 0 is free. */
  consultation_price: number;
  /** How many days ahead it can be booked. */
  horizon_days: number;
  cancellation: readonly { value: number }[];
  cancellation_steps: readonly { hours: number; percent: number }[];
  /** Who works there, as their profiles show them. */
  team?: readonly {
    id: number;
    title: string;
    rating: number;
    number_of_ratings: number;
    portrait?: { image: string } | null;
  }[];
  slider: readonly { image: string; alt: string; width: number; height: number; tint: string }[];
}

export type AppointmentPart = Extract<Part, { kind: 'visit' }>;
export type GroupPart = Exclude<Part, AppointmentPart>;

export interface PickerProps<P extends Part> {
  part: P;
  today: LocalDate;
  value: Moment | null;
  onChange: (moment: Moment | null) => void;
  /** Joining the waiting list requires a login. */
  onLogin: () => void;
}

export interface GroupPickerProps extends PickerProps<GroupPart> {
  /** How many dates in a row, for a class that repeats. */
  onOccurrences: (count: number) => void;
  onAvailable: (count: number | null) => void;
}

/** A moment for the appointment and one for its call. */
export interface ChosenPair {
  appointment: Moment;
  call: Moment;
}

export interface ConsultationPickerProps {
  /** The appointment; null where its time has been chosen before. */
  part: AppointmentPart | null;
  /** Opens with the whole month instead of its first days. */
  isMonth: boolean;
  today: LocalDate;
  /** The current time on the shop's wall clock. */
  now: WallSeconds;
  appointment: Moment | null;
  onAppointment: (moment: Moment | null) => void;
  call: Moment | null;
  onCall: (moment: Moment | null) => void;
  /** The first appointments that have a call in time. */
  pairs: readonly ChosenPair[];
  onPair: (pair: ChosenPair) => void;
  onLogin: () => void;
}

export interface WaitingProps {
  part: Part;
  date: LocalDate;
  onLeave: () => void;
  onLogin: () => void;
}

export type CardMethod = 'stripe' | 'google' | 'apple';

/** How a booking is paid. */
export interface ChosenPayment {
  /** Vouchers to redeem, each with how much of the price it is to pay, in cents. */
  vouchers: readonly { code: string; amount: Minor; most?: Minor }[];
  /** For what the vouchers leave of what is due now. */
  method: CardMethod | null;
  /** The saved card, where the method is the card and it is one of those. */
  savedCardId?: number | null;
  /** The guest agrees that the shop may charge its fee to that card. */
  agreesToFee?: boolean;
  /** The method's label: 'Visa ending 4242'. */
  label?: string;
}

export const noPayment: ChosenPayment = { vouchers: [], method: null };

/** What vouchers cover of a cart, and what remains to pay, now and on the day. */
export function coverageOfPayment(quote: CartQuote, { vouchers }: ChosenPayment): Coverage {
  return coverageOf(coverableOf(quote), vouchers);
}

/** What vouchers leave of what is due now. */
export function leftToPay(quote: CartQuote, payment: ChosenPayment): Minor {
  return coverageOfPayment(quote, payment).leftNow;
}

/** Confirm is enabled once a payment method is chosen, or nothing is to pay. */
export function isPayable(quote: CartQuote, payment: ChosenPayment): boolean {
  return payment.method !== null || leftToPay(quote, payment) === 0;
}

export interface PaymentSlotProps {
  businessId: number;
  shop: string;
  country: string;
  quote: CartQuote;
  services: readonly ServiceLine[];
  value: ChosenPayment;
  onChange: (payment: ChosenPayment) => void;
  /** A booking is under way. */
  disabled: boolean;
  /** Set once a payment for this booking was declined: its vouchers are settled, these saved cards are out. */
  declinedCards: readonly number[] | null;
}

/** A booking whose payment was declined. Its time stays held, to be paid in another way. */
export interface DeclinedPayment {
  orderId: number | null;
  /** Unix seconds. */
  heldUntil: number;
  savedCards: readonly number[];
  /** Whether the last declined payment was by card. */
  isCard: boolean;
}

/** Where a payment goes on: a page of ours or a provider's. */
export type Destination = { path: string } | { address: string } | null;

/** What other features provide to the dialog; composed by the route. */
export interface BookingSlots {
  visit: (props: PickerProps<AppointmentPart>) => ReactNode;
  group: (props: GroupPickerProps) => ReactNode;
  consultation: (props: ConsultationPickerProps) => ReactNode;
  /** The waiting list for a day of one part; of a course for all of its dates. */
  waiting: (props: WaitingProps) => ReactNode;
  /** Requests a notification when a call comes free in time for an appointment. */
  earlierCall: (props: { part: AppointmentPart; appointment: Moment; onLogin: () => void }) => ReactNode;
  login: (onDone: () => void) => ReactNode;
  guest: ReactNode;
  /** Stores what the guest changed about themselves; false while a field needs a correction. */
  saveGuest: () => true | Promise<boolean>;
  /** Answers to the shop's forms; those left for later are missing. */
  formAnswers: () => GivenFormInput[];
  payment: (props: PaymentSlotProps) => ReactNode;
  /** Opens a wallet and returns its token; null when the guest closed it. */
  walletToken: (method: CardMethod, amount: Minor) => Promise<string | null>;
  destinationOf: (paymentUrl: string) => Destination;
  /** How long a time is still held. */
  holdCountdown: (props: { until: number; onEnd: () => void; children: ReactNode }) => ReactNode;
  /** Releases the hold of a booking that was not paid. */
  releaseOrder: (props: { orderId: number; onReleased: () => void }) => ReactNode;
  /** Remembers the payment method for the next booking. */
  rememberPayment: (payment: ChosenPayment) => void;
  /** Refetches cards and vouchers after the server refused the payment. */
  refreshPayment: () => void;
}
