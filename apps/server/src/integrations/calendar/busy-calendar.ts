import type { BusySpan } from '@thyme/domain/calendars';
import type { Zone } from '@thyme/domain/time';
import type { CalendarEntry } from './ics.ts';

/** What a read of somebody's calendar needs to know. */
export interface BusyRequest {
  zone: Zone;
  window: BusySpan;
  businessId: number;
  /** What the server said about the version that was read last; null to read all. */
  version: Version | null;
}

export interface Version {
  etag: string | null;
  lastModified: string | null;
}

export type BusyAnswer =
  | { unchanged: true }
  /** `isPartial`: made of the last whole read and what changed since. */
  | { unchanged: false; spans: BusySpan[]; version: Version; isPartial?: boolean };

/** A calendar that cannot be read or written now, with words for its owner. */
export class CalendarProblem extends Error {
  override readonly name = 'CalendarProblem';
  /** A retry by itself may help. */
  readonly isTemporary: boolean;
  /** How long the server asked to be left alone. */
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

/** Writes appointments into somebody's calendar. Keys name events, so that a lost answer makes no second one. */
export interface EventWriter {
  put(key: string, entry: CalendarEntry): Promise<void>;
  /** Removing a missing event is no error. */
  remove(key: string): Promise<void>;
}
