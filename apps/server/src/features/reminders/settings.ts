import { checkReminders, type ReminderSettings, type RuleProblem, reminderLimits } from '@thyme/domain/reminders';
import type { Services } from '../../platform/services.ts';
import { type Membership, requireMembership } from '../access/index.ts';
import type { Viewer } from '../accounts/index.ts';
import { type ChangeAnswer, changeShop, Refused } from '../edits/index.ts';
import { countSent, startOfMonth, sumSpent } from '../messages/index.ts';
import { readSettings, writeSettings } from './settings-store.ts';
import * as store from './store.ts';
import { listUnanswered, type Unanswered } from './unanswered.ts';

export interface DeskReminders {
  membership: Membership;
  settings: ReminderSettings;
  /** In cents, for one part of a text. */
  textPrice: number;
  /** False: texts go to the demo phone, or none are sent. */
  hasProvider: boolean;
  isDemo: boolean;
  month: { mails: number; texts: number; pushes: number; spent: number };
  unanswered: Unanswered[];
}

/** Everything on the desk's reminders page. */
export async function readDeskReminders(
  services: Services,
  viewer: Viewer,
  businessId: number,
): Promise<DeskReminders> {
  const membership = await requireMembership(services, viewer, businessId, 'manager');
  const { db, clock, config, texts } = services;
  const now = clock.now();
  const since = startOfMonth(membership.zone, now);
  const [settings, sent, mails, spent, unanswered] = await Promise.all([
    readSettings(db, businessId),
    countSent(db, businessId, since),
    store.countMails(db, businessId, since),
    sumSpent(db, businessId, since),
    listUnanswered(services, membership),
  ]);
  return {
    membership,
    settings,
    textPrice: config.textPrice,
    hasProvider: texts.isReal,
    isDemo: !texts.isReal && texts.canSend('text'),
    month: { mails, texts: sent.text, pushes: sent.push, spent },
    unanswered,
  };
}

type LaterRules = Pick<ReminderSettings, 'review' | 'rebook' | 'birthday'>;

/** Older clients do not know the rules after an appointment, which then do not change. */
export type GivenSettings = Omit<ReminderSettings, keyof LaterRules> & {
  [Rule in keyof LaterRules]: LaterRules[Rule] | null;
};

/** Replaces the shop's rules. Appointments that were already reminded are not reminded again. */
export function saveReminders(
  services: Services,
  viewer: Viewer,
  { businessId, settings: given }: { businessId: number; settings: GivenSettings },
): Promise<ChangeAnswer> {
  return changeShop(
    services,
    viewer,
    { businessId, action: 'save-reminders', subject: 'business' },
    async ({ tx, now }) => {
      const saved = await readSettings(tx.db, businessId);
      const review = given.review ?? saved.review;
      const rebook = given.rebook ?? saved.rebook;
      const birthday = given.birthday ?? saved.birthday;
      const settings = { ...given, review, rebook, birthday };
      const problem = checkReminders(settings);
      if (problem) throw new Refused(problemMessage(problem));
      await writeSettings(tx.db, businessId, settings, now);
      const active = settings.rules.filter(({ isActive }) => isActive);
      return {
        id: businessId,
        message: 'Saved.',
        changes: {
          rules: active.length,
          hours: active.map((rule) => rule.hoursBefore),
          review: review.isActive ? review.daysAfter : null,
          rebook: rebook.isActive ? rebook.weeksAfter : null,
          birthday: birthday.isActive ? birthday.daysBefore : null,
        },
      };
    },
  );
}

function problemMessage(problem: RuleProblem): string {
  switch (problem) {
    case 'too-many':
      return `A shop has at most ${reminderLimits.rules} reminders.`;
    case 'hours':
      return 'Please choose between 1 hour and 14 days before.';
    case 'weeks':
      return 'Please choose between 1 and 52 weeks after.';
    case 'days-after':
      return 'Please choose between 1 and 14 days after.';
    case 'days-before':
      return 'Please choose between 0 and 30 days before.';
    case 'no-channel':
      return 'Please choose at least one way to send it.';
    case 'same-hours':
      return 'Two reminders are due at the same time.';
    case 'empty':
      return 'Please write the text.';
    case 'too-long':
      return `Please use at most ${reminderLimits.wording} characters.`;
    case 'placeholder':
      return 'One of the words in {braces} isn’t one we can fill in.';
    case 'quiet':
      return 'Please choose whole hours for the quiet time.';
    case 'limit':
      return 'Please choose a limit between €0 and €1,000.';
  }
}
