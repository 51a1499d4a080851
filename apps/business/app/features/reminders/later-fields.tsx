import { TextField } from '@thyme/ui';
import { type LaterResults, laterRules } from './later-rules.ts';
import type { ReminderDraft } from './reminder-draft.ts';

interface LaterFieldsProps {
  draft: ReminderDraft;
  onChange: (draft: ReminderDraft) => void;
  open: string;
  results: LaterResults;
}

/** When a rule after the appointment or before a birthday is due, who gets it, and what came of it. */
export function LaterFields({ draft, onChange, open, results }: LaterFieldsProps) {
  const rule = laterRules(draft).find(({ key }) => key === open);
  if (!rule) return null;
  const { time, timeLabel, isZeroShown = false, about } = rule;
  const { count, what, words } = rule.result(results);
  return (
    <>
      <TextField
        label={timeLabel}
        inputMode="numeric"
        value={time === 0 && !isZeroShown ? '' : String(time)}
        onChange={(event) =>
          onChange(rule.with({ time: Number(event.currentTarget.value.replaceAll(/\D/g, '').slice(0, 2)) }))
        }
      />
      <p className="text-sm text-ink-soft">{about}</p>
      {count > 0 && (
        <p className="text-sm figures">
          <b className="font-semibold">
            {count} {what}
          </b>{' '}
          {words}
        </p>
      )}
    </>
  );
}
