import type { Rhythm } from '@thyme/domain/memberships';
import { formatDay, isLocalDate, wallAt } from '@thyme/domain/time';
import type { BadgeTone } from '@thyme/ui';
import type { DeskMember } from './operations.ts';

export const RHYTHM_NAMES: Record<Rhythm, string> = {
  month: 'Every month',
  '4-weeks': 'Every 4 weeks',
  year: 'Every year',
};

const day = (wall: number) => formatDay(wall, { year: true });

/** A member's status: the badge, and what happens next. */
export function stateOf(member: DeskMember): { tone: BadgeTone; word: string; next: string } {
  const { status, next, is_cancelled, resume_on, next_try } = member;
  const until =
    resume_on !== null && resume_on !== undefined && isLocalDate(resume_on) ? day(wallAt(resume_on, 0)) : '';
  switch (status) {
    case 'invited':
      return { tone: 'neutral', word: 'Invited', next: 'Hasn’t joined yet' };
    case 'past_due':
      return { tone: 'danger', word: 'Unpaid', next: next_try ? `We’ll try again on ${day(next_try)}` : '' };
    case 'paused':
      return { tone: 'honey', word: 'Paused', next: until ? `Resumes on ${until}` : '' };
    case 'ended':
      return { tone: 'neutral', word: 'Ended', next: '' };
    default:
      if (is_cancelled)
        return { tone: 'honey', word: 'Cancelled', next: next ? `Ends on ${day(next)} at the earliest` : '' };
      if (until) return { tone: 'green', word: 'Active', next: `Will pause until ${until}` };
      return { tone: 'green', word: 'Active', next: next ? `Next payment ${day(next)}` : '' };
  }
}
