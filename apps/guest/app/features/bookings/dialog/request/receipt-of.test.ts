import { instantOf } from '@thyme/domain/time';
import { expect, it } from 'vitest';
import { aClass, aService, offering, THURSDAY, WEEK } from '../../cart/cart.fixtures.ts';
import { priceCart } from '../../cart/priced-cart.ts';
import { nothingChosen, partsOf, placeServices } from '../choice/choice.ts';
import { timesOf } from './receipt-of.ts';

const ZONE = 'Europe/Dublin';
const offers = offering([aService(1), aService(2, { duration: 105 }), aClass(4, 'repeated'), aClass(5, 'course')]);
const at = (wall: number) => instantOf(ZONE, wall);

it('services that follow one another are one time, and every date of a class or course is one', () => {
  const items = [1, 2, 4, 5].map((id) => ({
    __typename: 'ServicePricing' as const,
    id,
    qty: id === 4 ? 2 : 1,
    date: null,
    time: null,
  }));
  const { lines } = priceCart(items, offers, 0);
  const friday = THURSDAY + 86_400;
  const choice = {
    ...nothingChosen,
    visit: { date: '2026-08-14', time: friday },
    each: { 4: { date: '2026-08-20', time: THURSDAY + WEEK } },
  };
  const times = timesOf(placeServices(partsOf(lines, false), choice, ZONE), ZONE);
  const hour = (wall: number, minutes: number) => ({ startsAt: at(wall), endsAt: at(wall) + minutes * 60 });
  const evening = (title: string, week: number) => ({ title, ...hour(THURSDAY + week * WEEK, 45) });
  expect(times.filter(({ title }) => title === 'Service 1, Service 2')).toEqual([
    { title: 'Service 1, Service 2', ...hour(friday, 165) },
  ]);
  expect(times.filter(({ title }) => title === 'Service 4')).toEqual([1, 2].map((week) => evening('Service 4', week)));
  expect(times.filter(({ title }) => title === 'Service 5')).toEqual(
    [0, 1, 2, 3].map((week) => evening('Service 5', week)),
  );
  expect(times).toHaveLength(7);
});
