import { dateAt, type LocalDate, wallOf } from '@thyme/domain/time';
import { useNow } from '@thyme/site/use-now.ts';
import { useDesk } from '../desk.ts';

/** The current time, as an instant and as the shop's wall clock. */
export function useShopNow(): { now: number; wall: number; today: LocalDate } {
  const { business } = useDesk();
  const now = useNow(Math.floor(Date.now() / 1000));
  return { now, wall: wallOf(business.zone, now), today: dateAt(business.zone, now) };
}
