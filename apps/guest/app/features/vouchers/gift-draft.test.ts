import { instantOf, wallAt } from '@thyme/domain/time';
import { describe, expect, it } from 'vitest';
import { type GiftDraft, giftDraft, giftErrors, giftOrder } from './gift-draft.ts';

const clock = { zone: 'Europe/Dublin', now: instantOf('Europe/Dublin', wallAt('2026-08-06', 720)) };
const draft: GiftDraft = {
  person: ' Bríd ',
  from: 'Niamh',
  message: 'For all the lifts.',
  delivery: 'day',
  day: '2026-08-15',
  email: 'brid@mail.example ',
  colour: 'plum',
};

describe('the draft of a gift', () => {
  it('[VOUCH-030] orders what was typed, and an address and a day only where they count', () => {
    const written = { person: 'Bríd', from: 'Niamh', message: 'For all the lifts.', colour: 'plum' };
    expect(giftOrder(draft)).toEqual({ ...written, email: 'brid@mail.example', sendOn: '2026-08-15' });
    expect(giftOrder({ ...draft, delivery: 'now' })).toEqual({ ...written, email: 'brid@mail.example' });
    expect(giftOrder({ ...draft, delivery: 'print' })).toEqual(written);
    expect(giftOrder({ ...draft, delivery: 'print', from: ' ', message: '' })).toEqual({
      person: 'Bríd',
      colour: 'plum',
    });
  });

  it.each<[Partial<GiftDraft>, object]>([
    [{}, {}],
    [{ person: '  ' }, { person: 'Please select a person to add this voucher to the cart!' }],
    [{ email: '' }, { email: 'Please enter the email address it should go to.' }],
    [{ email: 'brid' }, { email: 'Email should have correct format' }],
    [{ day: '' }, { day: 'Please choose a day.' }],
    [{ day: '2026-08-05' }, { day: 'This day has passed. Please choose today or a later day.' }],
    [{ day: '2028-01-01' }, { day: 'Please choose a day within the next year.' }],
    [{ day: '2026-08-06' }, {}],
    [{ delivery: 'now', day: '' }, {}],
    [{ delivery: 'print', day: '', email: 'brid' }, {}],
  ])('[VOUCH-030] with %j says %j', (changes, errors) => {
    expect(giftErrors({ ...draft, ...changes }, clock)).toEqual(errors);
  });

  it.each(['now', 'day', 'print'] as const)('comes back from an order for "%s" as it was', (delivery) => {
    const order = giftOrder({ ...draft, delivery });
    expect(giftOrder(giftDraft(order))).toEqual(order);
    expect(giftDraft(order).delivery).toBe(delivery);
  });
});
