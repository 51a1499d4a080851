import type { Services } from '../../platform/services.ts';
import * as store from './store/member-store.ts';

/** How many guests a shop's memberships charge; they end when the shop cancels its plan. */
export const countCharged = ({ db }: Services, businessId: number): Promise<number> =>
  store.countCharged(db, businessId);

/** 'Colour club at Fern & Fold', for each membership that a saved card pays for. */
export async function paidByCard({ db }: Services, card: { userId: number; id: number }): Promise<string[]> {
  const rows = await store.listOfCard(db, { userId: card.userId, cardId: card.id });
  return rows.map(({ name, shop }) => `${name} at ${shop}`);
}
