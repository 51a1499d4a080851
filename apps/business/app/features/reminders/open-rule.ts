import { laterRules } from './later-rules.ts';
import { beforeWords, newsPreviewOf, previewOf, type ReminderDraft, reviewPreviewOf } from './reminder-draft.ts';
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
  const { booked, rules } = draft;
  const later = laterRules(draft).find(({ key }) => key === open);
  if (later)
    return {
      wording: later.wording,
      title: later.textTitle,
      isNews: true,
      set: (wording) => onChange(later.with({ wording })),
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
