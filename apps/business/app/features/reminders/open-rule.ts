import {
  afterWords,
  beforeWords,
  birthdayWords,
  daysAfterWords,
  newsPreviewOf,
  previewOf,
  type ReminderDraft,
  reviewPreviewOf,
} from './reminder-draft.ts';
import { BIRTHDAY, BOOKED, REBOOK, REVIEW } from './rule-keys.ts';

interface OpenRule {
  wording: string;
  title: string;
  /** Its words know no appointment, only the guest, the shop and a link. */
  isNews: boolean;
  set: (wording: string) => void;
}

/** The selected rule's text, and how to change it. */
export function openRule(draft: ReminderDraft, open: string, onChange: (draft: ReminderDraft) => void): OpenRule {
  const { booked, rules, review, rebook, birthday } = draft;
  if (open === REVIEW)
    return {
      wording: review.wording,
      title: daysAfterWords(review.daysAfter),
      isNews: true,
      set: (wording) => onChange({ ...draft, review: { ...review, wording } }),
    };
  if (open === REBOOK)
    return {
      wording: rebook.wording,
      title: afterWords(rebook.weeksAfter),
      isNews: true,
      set: (wording) => onChange({ ...draft, rebook: { ...rebook, wording } }),
    };
  if (open === BIRTHDAY)
    return {
      wording: birthday.wording,
      title: birthday.daysBefore === 0 ? 'on a birthday' : `${birthdayWords(birthday.daysBefore)} a birthday`,
      isNews: true,
      set: (wording) => onChange({ ...draft, birthday: { ...birthday, wording } }),
    };
  const rule = rules.find(({ key }) => key === open);
  if (!rule || open === BOOKED)
    return {
      wording: booked.wording,
      title: 'when it’s booked',
      isNews: false,
      set: (wording) => onChange({ ...draft, booked: { ...booked, wording } }),
    };
  return {
    wording: rule.wording,
    title: beforeWords(rule.hoursBefore),
    isNews: false,
    set: (wording) => onChange({ ...draft, rules: rules.map((one) => (one.key === open ? { ...one, wording } : one)) }),
  };
}

/** The selected rule's text as a guest would read it. */
export function previewFor(
  open: string,
  { draft, wording, shop, price }: { draft: ReminderDraft; wording: string; shop: string; price: number },
) {
  if (open === REVIEW) return reviewPreviewOf(wording, { shop, price });
  if (open === REBOOK || open === BIRTHDAY) return newsPreviewOf(wording, { shop, price });
  const asks = draft.rules.find(({ key }) => key === open)?.asks ?? false;
  return previewOf({ wording, asks }, { shop, price });
}
