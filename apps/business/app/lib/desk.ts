import { createContext, useContext } from 'react';
import type { DeskMeQuery } from '../generated/graphql.ts';

export const deskMeKey = ['desk', 'me'] as const;

export type Me = DeskMeQuery['desk_me'];
export type DeskBusiness = Me['businesses'][number];

export interface Desk {
  me: Me;
  /** The selected business. */
  business: DeskBusiness;
  isOwner: boolean;
  choose: (businessId: number) => void;
}

export const DeskContext = createContext<Desk | null>(null);

/** The logged-in user and the selected business. Always set inside the desk layout. */
export function useDesk(): Desk {
  const desk = useContext(DeskContext);
  if (!desk) throw new Error('useDesk must be used inside the desk layout.');
  return desk;
}
