import {
  Bell,
  CalendarDays,
  Clock,
  Gift,
  History,
  type LucideIcon,
  Scissors,
  Store,
  UserCog,
  Users,
  Wallet,
} from 'lucide-react';

export interface Place {
  to: string;
  label: string;
  icon: LucideIcon;
  /** Only for the owner: money and staff. */
  ownerOnly?: boolean;
  /** Description in the phone's list. */
  about: string;
}

/** The pages of the desk, in the order of the navigation. */
export const places: readonly Place[] = [
  { to: '/', label: 'Calendar', icon: CalendarDays, about: 'Day and week, chair by chair' },
  { to: '/news', label: 'News', icon: Bell, ownerOnly: true, about: 'Bookings, cancellations, answers and reviews' },
  { to: '/guests', label: 'Guests', icon: Users, about: 'Who comes, how often, and who waits' },
  { to: '/services', label: 'Services', icon: Scissors, about: 'Services, classes, courses and prices' },
  { to: '/vouchers', label: 'Vouchers', icon: Gift, about: 'What is on sale and what is still to be enjoyed' },
  { to: '/hours', label: 'Hours', icon: Clock, about: 'Opening hours, closed days, chairs' },
  { to: '/money', label: 'Money', icon: Wallet, ownerOnly: true, about: 'Takings, bookings and income' },
  { to: '/profile', label: 'Profile', icon: Store, about: 'Your page, pictures, policy and deposit' },
  { to: '/staff', label: 'Staff', icon: UserCog, ownerOnly: true, about: 'Who may work at this desk' },
  { to: '/history', label: 'History', icon: History, ownerOnly: true, about: 'Who changed what, and when' },
];

/** The pages in the phone's bar; the rest is under More. */
export const phoneBar: readonly string[] = ['/', '/news', '/guests', '/money'];

export function placesFor(isOwner: boolean): readonly Place[] {
  return places.filter(({ ownerOnly }) => isOwner || !ownerOnly);
}
