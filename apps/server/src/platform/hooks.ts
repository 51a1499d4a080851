import type { UnitOfWork } from './unit-of-work.ts';

export type HookHandler<Event> = (tx: UnitOfWork, event: Event) => Promise<void>;

export interface Hook<Event> {
  (tx: UnitOfWork, event: Event): Promise<void>;
  connect(...handlers: readonly HookHandler<Event>[]): void;
}

/**
 * How a feature reaches features above it: it declares an event and calls it inside its own transaction; the handlers
 * are connected in `registry/hooks.ts` and run in that order. A handler that throws rolls the transaction back.
 */
export function defineHook<Event>(name: string): Hook<Event> {
  let connected: readonly HookHandler<Event>[] | null = null;
  const call = async (tx: UnitOfWork, event: Event) => {
    if (connected === null) throw new Error(`The hook "${name}" is not connected: see registry/hooks.ts.`);
    for (const handler of connected) await handler(tx, event);
  };
  return Object.assign(call, {
    connect(...handlers: readonly HookHandler<Event>[]) {
      connected = handlers;
    },
  });
}

export interface Provided<Interface> {
  provide(implementation: Interface): void;
  get(): Interface;
}

/** The same for queries: an interface that a lower feature declares and one upper feature implements. */
export function defineProvided<Interface>(name: string): Provided<Interface> {
  let provided: Interface | null = null;
  return {
    provide(implementation) {
      provided = implementation;
    },
    get() {
      if (provided === null) throw new Error(`"${name}" is not provided: see registry/hooks.ts.`);
      return provided;
    },
  };
}
