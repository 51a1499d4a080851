import type { Category } from './operations.ts';

export type Order = { id: number; services: number[] }[];

export const orderOf = (categories: readonly Category[]): Order =>
  categories.map(({ id, services }) => ({ id, services: services.map((service) => service.id) }));

/** Moves a service by one; past an end it goes into the neighbouring category. */
export function moveService(order: Order, serviceId: number, step: -1 | 1): Order {
  const from = order.findIndex(({ services }) => services.includes(serviceId));
  const here = order[from];
  if (!here) return order;
  const at = here.services.indexOf(serviceId) + step;
  const without = order.map(({ id, services }) => ({ id, services: services.filter((one) => one !== serviceId) }));
  const to = at < 0 ? from - 1 : at > here.services.length - 1 ? from + 1 : from;
  const target = without[to];
  if (!target) return order;
  const place = to === from ? at : to < from ? target.services.length : 0;
  target.services.splice(place, 0, serviceId);
  return without;
}

/** Moves a service before another one, or to the end of a category. */
export function placeService(
  order: Order,
  serviceId: number,
  target: { categoryId: number; beforeId: number | null },
): Order {
  if (serviceId === target.beforeId) return order;
  return order.map(({ id, services }) => {
    const rest = services.filter((one) => one !== serviceId);
    if (id !== target.categoryId) return { id, services: rest };
    const at = target.beforeId === null ? -1 : rest.indexOf(target.beforeId);
    return { id, services: at < 0 ? [...rest, serviceId] : rest.toSpliced(at, 0, serviceId) };
  });
}

export function moveCategory(order: Order, categoryId: number, step: -1 | 1): Order {
  const at = order.findIndex(({ id }) => id === categoryId);
  const moved = order[at];
  if (!moved || at + step < 0 || at + step >= order.length) return order;
  return order.toSpliced(at, 1).toSpliced(at + step, 0, moved);
}
