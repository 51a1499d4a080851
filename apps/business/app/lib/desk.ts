import { type CalendarRight, isAllowed, type Rights, type Role } from '@thyme/domain/people';
import { createContext, useContext } from 'react';
import type { DeskMeQuery } from '../generated/graphql.ts';

export const deskMeKey = ['desk', 'me'] as const;

export type Me = DeskMeQuery['desk_me'];
export type DeskBusiness = Me['businesses'][number];

export interface Desk {
  me: Me;
  /** The current business. */
  business: DeskBusiness;
  isOwner: boolean;
  rights: Rights;
  /** Owner or manager. */
  runsShop: boolean;
  choose: (businessId: number) => void;
}

/** What the logged-in member may do at a business. */
export function rightsAt({ role, calendar, sees_money }: DeskBusiness): Pick<Desk, 'isOwner' | 'rights' | 'runsShop'> {
  const rights = { role: role as Role, calendar: calendar as CalendarRight, seesMoney: sees_money };
  return { rights, isOwner: role === 'owner', runsShop: isAllowed(rights, 'manager') };
}

export const DeskContext = createContext<Desk | null>(null);

/** The current member and business. Every page inside the desk layout has one. */
export function useDesk(): Desk {
  const desk = useContext(DeskContext);
  if (!desk) throw new Error('useDesk must be used inside the desk layout.');
  return desk;
}
