import type { Rights } from '@thyme/domain/people';
import {
  Banknote,
  Bell,
  BellRing,
  CalendarDays,
  CalendarSync,
  CalendarX2,
  ChartColumn,
  ClipboardList,
  Clock,
  CreditCard,
  DoorOpen,
  Download,
  FileUp,
  Gift,
  History,
  IdCard,
  KeyRound,
  Landmark,
  type LucideIcon,
  Megaphone,
  MessageCircle,
  Package,
  Palmtree,
  Percent,
  Receipt,
  Repeat,
  Scissors,
  ScrollText,
  Star,
  Store,
  Ticket,
  Users,
  Wallet,
} from 'lucide-react';
import { mayOpen } from '../lib/rights.ts';

/** A page of the desk: a tab of its place, and an entry under More. */
export interface Tab {
  to: string;
  label: string;
  icon: LucideIcon;
  /** Description under More. */
  about: string;
}

export interface Place {
  label: string;
  icon: LucideIcon;
  /** The first tab is the default page; a place with one tab shows no tabs. */
  tabs: readonly Tab[];
  /** A phone's bar has room for four places beside More. */
  onPhone?: boolean;
}

/**
 * The places of the desk, in the order of the rail. A new page is one line in the `tabs` of its place and one in
 * routes.ts; `PageHead` draws the row of tabs.
 */
export const places: readonly Place[] = [
  {
    label: 'Calendar',
    icon: CalendarDays,
    onPhone: true,
    tabs: [{ to: '/', label: 'Calendar', icon: CalendarDays, about: 'Day, week and month, person by person' }],
  },
  {
    label: 'Guests',
    icon: Users,
    onPhone: true,
    tabs: [{ to: '/guests', label: 'Guests', icon: Users, about: 'Your guests and your waiting list' }],
  },
  {
    label: 'Messages',
    icon: MessageCircle,
    onPhone: true,
    tabs: [
      { to: '/messages', label: 'Conversations', icon: MessageCircle, about: 'What guests write, and your answers' },
      { to: '/campaigns', label: 'Campaigns', icon: Megaphone, about: 'News and offers to some of your guests' },
      {
        to: '/reminders',
        label: 'Reminders',
        icon: BellRing,
        about: 'Texts, mails and notifications before an appointment',
      },
      { to: '/reviews', label: 'Reviews', icon: Star, about: 'What guests say, and your answers' },
      {
        to: '/news',
        label: 'News',
        icon: Bell,
        about: 'Bookings, cancellations, answers and reviews',
      },
    ],
  },
  {
    label: 'Services',
    icon: Scissors,
    tabs: [
      { to: '/services', label: 'Services', icon: Scissors, about: 'Services, classes, courses and prices' },
      {
        to: '/forms',
        label: 'Forms',
        icon: ClipboardList,
        about: 'Questions, consent and patch tests',
      },
      { to: '/products', label: 'Products', icon: Package, about: 'What you sell from the shelf, and its stock' },
      { to: '/packages', label: 'Packages', icon: Ticket, about: 'Sessions paid once and used one by one' },
      {
        to: '/memberships',
        label: 'Memberships',
        icon: Repeat,
        about: 'Sessions that members pay for again and again',
      },
      { to: '/vouchers', label: 'Vouchers', icon: Gift, about: 'What’s on sale and what’s still to be used' },
    ],
  },
  {
    label: 'Team',
    icon: IdCard,
    tabs: [
      { to: '/team', label: 'People', icon: IdCard, about: 'Who works here, as guests see them' },
      { to: '/time-off', label: 'Time off', icon: Palmtree, about: 'Holidays, sick days and requests' },
      { to: '/staff', label: 'Staff', icon: KeyRound, about: 'Who may work at this desk' },
      { to: '/rooms', label: 'Rooms & equipment', icon: DoorOpen, about: 'What’s in use when, and what services need' },
      { to: '/history', label: 'History', icon: History, about: 'Who changed what, and when' },
    ],
  },
  {
    label: 'Money',
    icon: Wallet,
    onPhone: true,
    tabs: [
      { to: '/money', label: 'Overview', icon: Wallet, about: 'Takings, bookings and income' },
      { to: '/payments', label: 'Payments', icon: Receipt, about: 'Every payment and refund, with its invoice' },
      { to: '/payouts', label: 'Payouts', icon: Landmark, about: 'What reaches your bank, and what is in it' },
      { to: '/card-fees', label: 'Card fees', icon: CalendarX2, about: 'No-shows and late cancellations' },
      { to: '/drawer', label: 'Cash drawer', icon: Banknote, about: 'Cash, counting and the end of the day' },
      { to: '/vat', label: 'VAT', icon: Percent, about: 'VAT by rate, and your rates' },
      { to: '/exports', label: 'Exports', icon: Download, about: 'Files for your accountant' },
      { to: '/reports', label: 'Reports', icon: ChartColumn, about: 'Income, guests, no-shows and how full you were' },
      { to: '/plan', label: 'Plan', icon: CreditCard, about: 'Your subscription and its invoices' },
    ],
  },
  {
    label: 'Shop',
    icon: Store,
    tabs: [
      { to: '/profile', label: 'My page', icon: Store, about: 'Your page, pictures and deposit' },
      { to: '/hours', label: 'Hours', icon: Clock, about: 'Opening hours, closed days, chairs' },
      { to: '/rules', label: 'Booking rules', icon: ScrollText, about: 'What happens when a guest cancels' },
      {
        to: '/import',
        label: 'Import & export',
        icon: FileUp,
        about: 'Bring guests and appointments, take everything out',
      },
      { to: '/calendars', label: 'Calendars', icon: CalendarSync, about: 'Your own calendars, in and out' },
    ],
  },
];

/** The places and tabs that a member may open; places without tabs are left out. */
export function placesFor(rights: Rights): readonly Place[] {
  return places
    .map((place) => ({ ...place, tabs: place.tabs.filter(({ to }) => mayOpen(rights, to)) }))
    .filter(({ tabs }) => tabs.length > 0);
}

/** The place that a page belongs to. */
export function placeAt(shown: readonly Place[], pathname: string): Place | undefined {
  // A till belongs to its appointment.
  if (pathname.startsWith('/till/')) return shown.find(({ label }) => label === 'Calendar');
  return shown.find(({ tabs }) => tabs.some((tab) => isAt(tab, pathname)));
}

export function isAt({ to }: Tab, pathname: string): boolean {
  return pathname === to || (to !== '/' && pathname.startsWith(`${to}/`));
}
