import { setAppointment, type World } from './world.ts';

export type Input = Record<string, unknown>;

export interface AccessRule {
  /** Who may call it at all. `anyone` includes visitors; `person` is a guest or a business user. */
  who: 'anyone' | 'person' | 'guest' | 'business';
  /** What the owner sends. */
  input?(world: World): Input | Promise<Input>;
  /** Set if `input` modifies the fixtures, so that no other rule can share them. */
  prepares?: boolean;
  /** Arguments that identify something personal. A stranger must get the same response as for a missing one. */
  owned?: readonly string[];
  /** Its owner; the guest by default. */
  owner?: 'guest' | 'owner';
  /** Arguments that identify a part of a shop: the owner of another shop must not access it through their own either. */
  within?: readonly string[];
}

/** An id or a name that does not exist. */
export function missing(value: unknown): unknown {
  if (typeof value === 'number') return 2_000_000_000;
  if (Array.isArray(value)) return value.map(missing);
  const text = String(value);
  return /^\[/.test(text) ? '[2000000000]' : text.replaceAll(/[A-Za-z0-9]/g, 'q');
}

export const anyone = (input?: AccessRule['input']): AccessRule => ({ who: 'anyone', ...(input ? { input } : {}) });
export const guest = (input?: AccessRule['input'], owned: string[] = []): AccessRule => ({
  who: 'guest',
  owned,
  ...(input ? { input } : {}),
});
export const person = (input?: AccessRule['input'], owned: string[] = []): AccessRule => ({
  ...guest(input, owned),
  who: 'person',
});
export const desk = (input?: AccessRule['input'], owned: string[] = []): AccessRule => ({
  ...guest(input, owned),
  who: 'business',
  owner: 'owner',
});

/** An operation of the desk on an appointment in the required state. */
export const onAppointment = (
  more: Input = {},
  values?: (world: World) => Parameters<typeof setAppointment>[1],
): AccessRule => ({
  ...desk(
    async (world) => {
      if (values) await setAppointment(world, values(world));
      return { id: world.appointment.id, ...more };
    },
    ['id'],
  ),
  prepares: values !== undefined,
});
/** An operation on one's own shop; `within` are the arguments that identify a part of it. */
export const inShop = (more: (world: World) => Input = () => ({}), within: string[] = []): AccessRule => ({
  ...desk((world) => ({ business_id: world.shop.id, ...more(world) }), ['business_id']),
  within,
});
export const onGuest = (more: Input = {}): AccessRule =>
  desk(({ shop, guest: { userId } }) => ({ business_id: shop.id, guest_id: userId, ...more }), ['business_id']);
