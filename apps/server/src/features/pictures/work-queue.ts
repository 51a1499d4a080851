/** Runs at most `limit` tasks at once; the others wait in order. */
export function workQueue(limit: number) {
  let running = 0;
  const waiting: (() => void)[] = [];
  return async function run<T>(work: () => Promise<T>): Promise<T> {
    if (running >= limit) await new Promise<void>((resolve) => waiting.push(resolve));
    else running += 1;
    try {
      return await work();
    } finally {
      // A waiting task takes over this slot, so the count does not change.
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}

/** Concurrent calls for the same key share one execution. */
export function singleFlight<T>() {
  const flights = new Map<string, Promise<T>>();
  return (key: string, work: () => Promise<T>): Promise<T> => {
    const flying = flights.get(key);
    if (flying) return flying;
    const flight = work().finally(() => flights.delete(key));
    flights.set(key, flight);
    return flight;
  };
}
