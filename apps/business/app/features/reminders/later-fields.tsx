import { TextField } from '@thyme/ui';
import type { Reminders } from './operations.ts';
import type { ReminderDraft } from './reminder-draft.ts';
import { BIRTHDAY, REBOOK, REVIEW } from './rule-keys.ts';

export type LaterResults = Pick<Reminders, 'review_result' | 'rebook_result' | 'birthday_result'>;

interface LaterFieldsProps {
  draft: ReminderDraft;
  onChange: (draft: ReminderDraft) => void;
  open: string;
  results: LaterResults;
}

/** When a rule after the appointment or before a birthday is due, who gets it, and what came of it. */
export function LaterFields({ draft, onChange, open, results }: LaterFieldsProps) {
  const { review, rebook, birthday } = draft;
  if (open === REVIEW) {
    const { sent, reviews } = results.review_result;
    return (
      <>
        <NumberField
          label="Days after"
          value={review.daysAfter}
          onChange={(daysAfter) => onChange({ ...draft, review: { ...review, daysAfter } })}
        />
        <p className="text-sm text-ink-soft">
          At 10 am, once for each appointment, to guests with an account: only they can leave a review. The link opens
          the form.
        </p>
        <Result count={sent} what="asked" words={`in the last 90 days, ${reviews} reviewed.`} />
      </>
    );
  }
  if (open === REBOOK) {
    const { sent, booked } = results.rebook_result;
    return (
      <>
        <NumberField
          label="Weeks after"
          value={rebook.weeksAfter}
          onChange={(weeksAfter) => onChange({ ...draft, rebook: { ...rebook, weeksAfter } })}
        />
        <p className="text-sm text-ink-soft">
          Once for each appointment, to guests who have nothing booked and agreed to your news. The email shows three
          free times; a text is sent only to guests who agreed to texts and not to emails. Each has a link to
          unsubscribe.
        </p>
        <Result count={sent} what="sent" words={`in the last 90 days, ${booked} booked within two weeks.`} />
      </>
    );
  }
  if (open !== BIRTHDAY) return null;
  const { sent, booked } = results.birthday_result;
  return (
    <>
      <NumberField
        label="Days before"
        isZeroShown
        value={birthday.daysBefore}
        onChange={(daysBefore) => onChange({ ...draft, birthday: { ...birthday, daysBefore } })}
      />
      <p className="text-sm text-ink-soft">
        Once a year, to guests whose birthday you know and who agreed to your news. Your words go into the email too; a
        text is sent only to guests who agreed to texts and not to emails. Each has a link to unsubscribe.
      </p>
      <Result count={sent} what="sent" words={`in the last year, ${booked} booked within two weeks.`} />
    </>
  );
}

interface NumberFieldProps {
  label: string;
  value: number;
  onChange: (value: number) => void;
  isZeroShown?: boolean;
}

/** Empty stands for 0 where that is no choice. */
function NumberField({ label, value, onChange, isZeroShown = false }: NumberFieldProps) {
  return (
    <TextField
      label={label}
      inputMode="numeric"
      value={value === 0 && !isZeroShown ? '' : String(value)}
      onChange={(event) => onChange(Number(event.currentTarget.value.replaceAll(/\D/g, '').slice(0, 2)))}
    />
  );
}

function Result({ count, what, words }: { count: number; what: string; words: string }) {
  if (count === 0) return null;
  return (
    <p className="text-sm figures">
      <b className="font-semibold">
        {count} {what}
      </b>{' '}
      {words}
    </p>
  );
}
