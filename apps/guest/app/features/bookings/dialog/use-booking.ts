import { dateAt, dateOfWall } from '@thyme/domain/time';
import { useNow } from '@thyme/site/use-now.ts';
import { useState } from 'react';
import { keys, read } from '../../../lib/session/storage.ts';
import { type PricedCart, pricedInFull, withPaidCall } from '../cart/priced-cart.ts';
import { type Entry, entryKey } from '../cart/stored-cart.ts';
import type { Cart } from '../cart/use-cart.ts';
import { useGoods } from '../goods/use-goods.ts';
import { withChosenGoods } from '../goods/with-goods.ts';
import { useMemberCart } from '../member/use-member.ts';
import { memberGoods } from '../member/with-member.ts';
import type { PlacedService } from './choice/choice.ts';
import { ownPriced, useEachPays } from './choice/each-pays.ts';
import { type BookingShop, type BookingSlots, type ChosenPayment, noPayment } from './choice/slots.ts';
import { useChoice } from './choice/use-choice.ts';
import { useFirstWith } from './people/use-first-with.ts';
import { usePeople } from './people/use-people.ts';
import { useConfirm } from './request/use-confirm.ts';
import { useConsultation } from './request/use-consultation.ts';
import { useServerPrice } from './request/use-server-price.ts';
import { useBookingSteps } from './use-booking-steps.ts';
import { waysOn } from './ways-on.ts';

const namesOf = (entries: readonly Entry[]) => entries.map(entryKey).join();

export interface BookingOptions {
  shop: BookingShop;
  cart: Cart;
  priced: PricedCart;
  slots: BookingSlots;
}

/** Whether a value differs from the expected one, which is its first value until `expect` sets another. */
function useUnexpected(value: string): [boolean, (expected: string) => void] {
  const [expected, setExpected] = useState(value);
  return [value !== expected, setExpected];
}

/** A value that does not change while `isHeld`. */
function useHeld<Value>(value: Value, isHeld: boolean): Value {
  const [held, setHeld] = useState(value);
  if (!isHeld && held !== value) setHeld(value);
  return isHeld ? held : value;
}

type Planned = ReturnType<typeof useServerPrice>['planned'];

/** The services of a group with the start times that the server planned; all are booked with the group's time. */
function withPlanned(placed: readonly PlacedService[], planned: Planned): PlacedService[] {
  if (planned.length === 0) return placed as PlacedService[];
  return placed
    .map((service, index): PlacedService => {
      const { planned_time: time, planned_minutes: minutes } = planned[index] ?? {};
      if (!time) return service;
      const { line, date: day, time: begins } = service;
      const offered = minutes ? { ...line.service, duration: minutes } : line.service;
      return {
        line: { ...line, service: offered },
        date: dateOfWall(time),
        time,
        groupBegins: { date: day, time: begins },
      };
    })
    .sort((a, b) => a.time - b.time);
}

/** Everything that happens between a cart and an appointment. */
export function useBooking({ shop, cart, priced: stored, slots }: BookingOptions) {
  const people = usePeople(shop.id, stored, cart);
  const { inCart, terms, isReady } = useMemberCart(shop.id, people.priced);
  const now = useNow(Math.floor(Date.now() / 1000));
  const state = useChoice(shop, inCart.lines);
  const asked = useConsultation(shop, state);
  const steps = useBookingSteps(shop, state, asked);
  const first = useFirstWith(shop.id, state.parts, people, steps.step === 'who');
  // The page with later appointments stays until the chosen one has been checked.
  const consultation = { ...asked, isLate: useHeld(asked.isLate, steps.checking) };
  const withCall = withPaidCall(inCart, shop.video_vetting ? shop.consultation_price : 0);
  const needsCall = consultation.plan.isNeeded;
  const [eachPays, setEachPays] = useEachPays(shop.id);
  const price = useServerPrice(shop.id, inCart.lines, people.isReady && isReady ? state.placed : [], eachPays);
  const [own, ownWithCall] = [inCart, withCall].map((each) =>
    ownPriced(price.inFull ? pricedInFull(each) : each, eachPays),
  ) as [PricedCart, PricedCart];
  const goods = useGoods(shop.id);
  const priced = withChosenGoods(needsCall ? ownWithCall : own, memberGoods(goods.chosen, terms));
  const [payment, setPayment] = useState<ChosenPayment>(noPayment);
  const [cameAsGuest] = useState(() => read(keys.guestToken) !== null);
  const { choice } = state;
  const placed = withPlanned(state.placed, price.planned);
  const [earliest] = placed;
  const call = needsCall ? choice.call : null;
  const lacksCall = needsCall && call === null && consultation.visit !== null;
  const { offerNearest, close } = steps;
  const [cartChanged, setExpected] = useUnexpected(namesOf(inCart.lines.map(({ stored }) => stored)));
  const expectCart = (entries: readonly Entry[]) => setExpected(namesOf(entries));
  const ways = waysOn({ shop, lines: inCart.lines, state, steps, consultation, cart, expectCart });
  const dropVouchers = () => setPayment((before) => ({ ...before, vouchers: [] }));
  const refresh = { refreshGoods: goods.refresh, refreshPrice: price.refresh };
  const wish = { shop, cart, priced, placed, call, lacksCall, payment, slots, dropVouchers, eachPays, ...refresh };
  const confirm = useConfirm({ ...wish, offerNearest, askCall: ways.askCall, close });

  return {
    now,
    today: dateAt(shop.zone, now),
    cameAsGuest,
    state: placed === state.placed ? state : { ...state, placed },
    steps,
    people: { ...people, ...first },
    priced,
    goods,
    first: earliest,
    call,
    consultation,
    lacksCall,
    payment,
    setPayment,
    eachPays,
    setEachPays,
    confirm,
    hasNewPrices: price.differsFrom([own.quote, ownWithCall.quote]),
    isPricing: price.isLoading,
    /** True when another tab changed the cart; changes by the dialog itself are expected. */
    cartChanged,
    ...ways,
  };
}

export type BookingState = ReturnType<typeof useBooking>;
