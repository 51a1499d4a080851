/** The guests that a campaign is for. */
export type Segment =
  /** Not seen for some weeks, and nothing booked; came at least this often. */
  | { kind: 'away'; weeks: number; least: number }
  | { kind: 'birthday'; month: number }
  /** Had a service, the last time at least this many weeks ago; 0 for any time. */
  | { kind: 'service'; id: number; weeks: number }
  /** Bought a voucher or a package, or still has one; without an id any of them. */
  | { kind: 'voucher' | 'package'; id: number | null; unused: boolean }
  /** Is on the waiting list for a service; without an id for any. */
  | { kind: 'waiting'; id: number | null }
  | { kind: 'everyone' };

export const SEGMENT_KINDS = ['away', 'birthday', 'service', 'voucher', 'package', 'waiting', 'everyone'] as const;
export type SegmentKind = (typeof SEGMENT_KINDS)[number];

export const segmentLimits = { weeks: { least: 1, most: 156 }, came: { least: 1, most: 50 } } as const;

const isWithin = (value: number, { least, most }: { least: number; most: number }) =>
  Number.isInteger(value) && value >= least && value <= most;

const isId = (id: number | null) => id === null || isWithin(id, { least: 1, most: 2_147_483_647 });

export type SegmentProblem = 'weeks' | 'came' | 'month' | 'missing';

/** The first error in a segment; null if there is none. The server checks whether its service exists. */
export function checkSegment(segment: Segment): SegmentProblem | null {
  switch (segment.kind) {
    case 'away':
      if (!isWithin(segment.weeks, segmentLimits.weeks)) return 'weeks';
      return isWithin(segment.least, segmentLimits.came) ? null : 'came';
    case 'birthday':
      return isWithin(segment.month, { least: 1, most: 12 }) ? null : 'month';
    case 'service':
      if (!isId(segment.id)) return 'missing';
      return segment.weeks === 0 || isWithin(segment.weeks, segmentLimits.weeks) ? null : 'weeks';
    case 'voucher':
    case 'package':
    case 'waiting':
      return isId(segment.id) ? null : 'missing';
    case 'everyone':
      return null;
  }
}

/** The fields of every kind, as in forms, the API and the table. */
export interface SegmentFields {
  kind: SegmentKind;
  weeks?: number | null | undefined;
  least?: number | null | undefined;
  month?: number | null | undefined;
  id?: number | null | undefined;
  unused?: boolean | null | undefined;
}

/** The segment that fields describe; missing ones get the usual value, or one that `checkSegment` refuses. */
export function segmentOf({ kind, weeks, least, month, id, unused }: SegmentFields): Segment {
  switch (kind) {
    case 'away':
      return { kind, weeks: weeks ?? 0, least: least ?? 1 };
    case 'birthday':
      return { kind, month: month ?? 0 };
    case 'service':
      return { kind, id: id ?? 0, weeks: weeks ?? 0 };
    case 'voucher':
    case 'package':
      return { kind, id: id ?? null, unused: unused ?? false };
    case 'waiting':
      return { kind, id: id ?? null };
    case 'everyone':
      return { kind };
  }
}
