import { type AcceptRule, isForAll, type RuleAnswer, type RuleGuests } from '@thyme/domain/bookings';
import { formatMinutes } from '@thyme/domain/time';
import { count } from '@thyme/site/format.ts';

export const GUEST_WORDS: Record<RuleGuests, string> = {
  anybody: 'Any guest',
  known: 'Guests who came before',
  new: 'New guests',
  missed: 'Guests who missed an appointment',
};

const PAID_WORDS: Record<RuleGuests, string> = {
  anybody: 'Anyone who’s paid a deposit',
  known: 'Guests who came before and paid a deposit',
  new: 'New guests who’ve paid a deposit',
  missed: 'Guests who missed an appointment, but paid a deposit',
};

/** In the order of the select. */
export const ANSWER_WORDS: Record<RuleAnswer, string> = {
  accepted: 'Accepted',
  'in-full': 'Pays in full first',
  decide: 'You decide',
};

export const IN_FULL_WORDS =
  'They pay the full price when they book online, and it’s accepted. If the booking costs nothing, you decide.';

/** How many guests a rule about missed appointments means; nothing for other rules, and while it is not known. */
export const guestsOf = ({ guests }: AcceptRule, missed: number | undefined): string | undefined =>
  guests === 'missed' && missed !== undefined ? count(missed, 'guest') : undefined;

/** A rule's condition as a line of the list. */
export function wordsOf(rule: AcceptRule): { title: string; detail?: string } {
  const { guests, longerThan, paid } = rule;
  if (isForAll(rule)) return { title: 'Everyone else' };
  const title = (paid ? PAID_WORDS : GUEST_WORDS)[guests];
  if (longerThan === null) return { title };
  const length = `Longer than ${formatMinutes(longerThan)}`;
  return guests === 'anybody' && !paid ? { title: length, detail: title } : { title, detail: length };
}

/** What tells two rules apart. */
export const keyOf = ({ guests, longerThan, paid }: AcceptRule) => `${guests} ${longerThan} ${paid}`;

/** The rules after one moved to another place; the last one, for everybody else, stays last. */
export function moved(rules: readonly AcceptRule[], from: number, to: number): readonly AcceptRule[] {
  const [rule] = rules.slice(from, from + 1);
  const last = rules.length - 1;
  if (!rule || from >= last || to < 0 || to >= last || from === to) return rules;
  return rules.toSpliced(from, 1).toSpliced(to, 0, rule);
}
