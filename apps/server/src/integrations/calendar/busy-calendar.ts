import type { BusySpan } from '@thyme/domain/calendars';
import type { Zone } from '@thyme/domain/time';
import type { CalendarEntry } from './ics.ts';

/** Parameters for reading a person's calendar. */
export interface BusyRequest {
  zone: Zone;
  window: BusySpan;
  businessId: number;
  /** The server's version of the last read; null to read everything. */
  version: Version | null;
}

export interface Version {
  etag: string | null;
  lastModified: string | null;
}

export type BusyAnswer =
  | { unchanged: true }
  /** `isPartial`: combined from the last full read and the changes since. */
  | { unchanged: false; spans: BusySpan[]; version: Version; isPartial?: boolean };

/** A calendar that cannot be read or written now, with a message for its owner. */
export class CalendarProblem extends Error {
  override readonly name = 'CalendarProblem';
  /** A retry may help. */
  readonly isTemporary: boolean;
  /** The server's Retry-After. */
  readonly waitSeconds: number;
  constructor(
    words: string,
    { isTemporary = false, waitSeconds = 0 }: { isTemporary?: boolean; waitSeconds?: number } = {},
  ) {
    super(words);
    this.isTemporary = isTemporary;
    this.waitSeconds = waitSeconds;
  }
}

/** Writes appointments into a person's calendar. Keys identify events, so that a lost response causes no duplicate. */
export interface EventWriter {
  put(key: string, entry: CalendarEntry): Promise<void>;
  /** Removing a missing event is not an error. */
  remove(key: string): Promise<void>;
}
