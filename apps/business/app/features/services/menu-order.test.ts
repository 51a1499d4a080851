import { describe, expect, it } from 'vitest';
import { moveCategory, moveService, placeService } from './menu-order.ts';

const order = [
  { id: 1, services: [10, 11, 12] },
  { id: 2, services: [20] },
];

describe('the order of a page', () => {
  it.each([
    [11, -1, [[11, 10, 12], [20]]],
    [11, 1, [[10, 12, 11], [20]]],
    [
      12,
      1,
      [
        [10, 11],
        [12, 20],
      ],
    ],
    [20, -1, [[10, 11, 12, 20], []]],
    [10, -1, [[10, 11, 12], [20]]],
    [20, 1, [[10, 11, 12], [20]]],
    [99, 1, [[10, 11, 12], [20]]],
  ] as const)('%i moved by %i', (id, step, wanted) => {
    expect(moveService(order, id, step).map(({ services }) => services)).toEqual(wanted);
  });

  it('allows a service to be dropped before another or at an end', () => {
    expect(placeService(order, 12, { categoryId: 1, beforeId: 10 })[0]?.services).toEqual([12, 10, 11]);
    expect(placeService(order, 12, { categoryId: 2, beforeId: null })).toEqual([
      { id: 1, services: [10, 11] },
      { id: 2, services: [20, 12] },
    ]);
    expect(placeService(order, 12, { categoryId: 1, beforeId: 12 })).toBe(order);
  });

  it('moves categories within the list', () => {
    expect(moveCategory(order, 2, -1).map(({ id }) => id)).toEqual([2, 1]);
    expect(moveCategory(order, 1, -1)).toBe(order);
  });
});
