export { type BusySpan, changedSpans, mergeSpans, piecesOf } from './busy-spans.ts';
export { type AddressProblem, tidyAddress } from './calendar-address.ts';
export { eventKey, isEventOf } from './event-key.ts';
export { GUEST_NAMES, type GuestNames, guestTitle } from './guest-names.ts';
export { calendarLimits, SOURCE_KINDS, type SourceKind } from './limits.ts';
export { zoneLines } from './zone-lines.ts';
