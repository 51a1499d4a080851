/** What is used here of an entry of Chromium's trace; times in microseconds. */
export interface TraceEvent {
  name: string;
  pid: number;
  tid: number;
  ts: number;
  dur?: number;
  /** Processor time of the thread alone, without the time that other programs had the processor. */
  tdur?: number;
  args?: { data?: { documentLoaderURL?: string; type?: string } };
}

/** How many times slower than this machine a phone is taken to be, as in Lighthouse. */
export const SLOWDOWN = 4;
