import {
  Bell,
  CalendarDays,
  Clock,
  CreditCard,
  Gift,
  History,
  type LucideIcon,
  Scissors,
  ScrollText,
  Star,
  Store,
  UserCog,
  Users,
  Wallet,
} from 'lucide-react';
import { mayOpen } from '../lib/rights.ts';

export interface Place {
  to: string;
  label: string;
  icon: LucideIcon;
  /** One sentence for the list of a phone. */
  about: string;
}

/** The rooms of the desk, in the order of the bar. */
export const places: readonly Place[] = [
  { to: '/', label: 'Calendar', icon: CalendarDays, about: 'Day and week, chair by chair' },
  { to: '/news', label: 'News', icon: Bell, about: 'Bookings, cancellations, answers and reviews' },
  { to: '/reviews', label: 'Reviews', icon: Star, about: 'What guests say, and your answers' },
  { to: '/guests', label: 'Guests', icon: Users, about: 'Your guests and your waiting list' },
  { to: '/services', label: 'Services', icon: Scissors, about: 'Services, classes, courses and prices' },
  { to: '/vouchers', label: 'Vouchers', icon: Gift, about: 'What’s on sale and what’s still to be used' },
  { to: '/hours', label: 'Hours', icon: Clock, about: 'Opening hours, closed days, chairs' },
  { to: '/money', label: 'Money', icon: Wallet, about: 'Takings, bookings and income' },
  { to: '/rules', label: 'Booking rules', icon: ScrollText, about: 'What happens when a guest cancels' },
  { to: '/profile', label: 'Profile', icon: Store, about: 'Your page, pictures and deposit' },
  { to: '/staff', label: 'Staff', icon: UserCog, about: 'Who may work at this desk' },
  { to: '/plan', label: 'Plan', icon: CreditCard, about: 'Your subscription and its invoices' },
  { to: '/history', label: 'History', icon: History, about: 'Who changed what, and when' },
];

/** What a phone's bar has room for; the rest stands under More. */
export const phoneBar: readonly string[] = ['/', '/news', '/guests', '/money'];

export function placesFor(isOwner: boolean): readonly Place[] {
  return places.filter(({ to }) => mayOpen(isOwner, to));
}
