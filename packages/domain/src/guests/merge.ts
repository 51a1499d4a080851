import { ok, type Result, refuse } from '../result/index.ts';
import type { Instant } from '../time/index.ts';
import { guestLimits } from './limits.ts';
import { MOST_TAGS, tidyTags } from './tags.ts';

/** A guest as one shop knows them. */
export interface GuestRecord {
  id: number;
  hasAccount: boolean;
  firstName: string;
  lastName: string;
  mobile: string | null;
  /** The contact address of an unregistered guest. */
  contactEmail: string | null;
  isKnown: boolean;
  blockedAt: Instant | null;
  warnedAt: Instant | null;
  reason: string;
  note: string;
  allergies: string;
  tags: readonly string[];
  /** 'MM-DD', as the guest told the shop. */
  birthday?: string | null;
}

export type MergeSide = 'kept' | 'merged';

/** Whose name, number and address remain. Ignored if the remaining guest has an account. */
export interface MergeChoice {
  name: MergeSide;
  mobile: MergeSide;
  email: MergeSide;
}

export type MergeRefusal = { readonly code: 'same-guest' | 'two-accounts' };

/** Which of two guests remains: the one with an account, otherwise the first one given. */
export function planMerge(
  first: GuestRecord,
  second: GuestRecord,
): Result<{ kept: GuestRecord; merged: GuestRecord }, MergeRefusal> {
  if (first.id === second.id) return refuse('same-guest');
  if (first.hasAccount && second.hasAccount) return refuse('two-accounts');
  return ok(second.hasAccount ? { kept: second, merged: first } : { kept: first, merged: second });
}

export interface MergeResult {
  /** Null for an account, whose details only its owner can change. */
  person: Pick<GuestRecord, 'firstName' | 'lastName' | 'mobile' | 'contactEmail'> | null;
  isKnown: boolean;
  blockedAt: Instant | null;
  warnedAt: Instant | null;
  reason: string;
  note: string;
  allergies: string;
  tags: string[];
  birthday: string | null;
}

/** The merged guest. Nothing that the shop wrote is lost unless it exceeds the limits, and a block remains. */
export function mergeGuests(kept: GuestRecord, merged: GuestRecord, choice: MergeChoice): MergeResult {
  const of = (side: MergeSide) => (side === 'kept' ? kept : merged);
  const other = (side: MergeSide) => (side === 'kept' ? merged : kept);
  const either = (side: MergeSide, field: 'mobile' | 'contactEmail') => of(side)[field] ?? other(side)[field];
  const { firstName, lastName } = of(choice.name);
  const isFromMerged = kept.blockedAt === null && (merged.blockedAt !== null || kept.reason === '');
  return {
    person: kept.hasAccount
      ? null
      : {
          firstName,
          lastName,
          mobile: either(choice.mobile, 'mobile'),
          contactEmail: either(choice.email, 'contactEmail'),
        },
    isKnown: kept.isKnown || merged.isKnown,
    blockedAt: earliest(kept.blockedAt, merged.blockedAt),
    warnedAt: kept.warnedAt ?? merged.warnedAt,
    reason: isFromMerged ? merged.reason : kept.reason,
    note: joined(kept.note, merged.note, '\n\n', guestLimits.note),
    allergies: joined(kept.allergies, merged.allergies, '; ', guestLimits.allergies),
    tags: tagsOf(kept.tags, merged.tags),
    birthday: kept.birthday ?? merged.birthday ?? null,
  };
}

const earliest = (a: Instant | null, b: Instant | null) => (a === null || b === null ? (a ?? b) : Math.min(a, b));

function joined(first: string, second: string, between: string, most: number): string {
  if (first.includes(second)) return first;
  if (first === '') return second;
  return [...`${first}${between}${second}`].slice(0, most).join('');
}

function tagsOf(first: readonly string[], second: readonly string[]): string[] {
  const known = new Set(first.map((tag) => tag.toLowerCase()));
  const all = [...first, ...second.filter((tag) => !known.has(tag.toLowerCase()))].slice(0, MOST_TAGS);
  const tidy = tidyTags(all);
  return tidy.ok ? tidy.value : all;
}
