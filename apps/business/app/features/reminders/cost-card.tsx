import { count } from '@thyme/site/format.ts';
import { Card, Note, Switch, TextField } from '@thyme/ui';
import { useMoney } from '../../lib/use-money.ts';
import type { Reminders } from './operations.ts';
import type { ReminderDraft } from './reminder-draft.ts';

interface CostCardProps {
  saved: Reminders;
  draft: ReminderDraft;
  onChange: (draft: ReminderDraft) => void;
}

const USUAL_LIMIT = 2_500;

/** The cost of this month's messages, and its limit. */
export function CostCard({ saved, draft, onChange }: CostCardProps) {
  const money = useMoney();
  const { mails, pushes, texts, spent, text_price: price, is_demo: isDemo, has_provider: hasProvider } = saved;
  const bars = [
    { number: mails, words: count(mails, 'email'), look: 'bg-thyme-100' },
    { number: pushes, words: count(pushes, 'notification'), look: 'bg-thyme-300' },
    { number: texts, words: count(texts, 'text'), look: 'bg-honey-100 ring-1 ring-honey ring-inset' },
  ];
  const { textLimit } = draft;
  return (
    <Card padding="md" asChild>
      <section aria-labelledby="costs" className="min-w-0">
        <div className="flex flex-wrap items-start gap-3">
          <div className="min-w-0 flex-1 basis-60">
            <h2 id="costs" className="display-22">
              What it costs
            </h2>
            <p className="text-sm text-ink-soft">
              Emails and notifications are free. A text is {Math.round(price * 100)} c a part, and is only sent when
              there’s no notification.
            </p>
          </div>
          <p className="whitespace-nowrap">
            <span className="display-36 figures">{money(spent)}</span> <span className="text-sm">this month</span>
          </p>
        </div>
        <ul className="mt-4 flex flex-wrap gap-1">
          {bars.map(({ number, words, look }) => (
            <li key={look} className={`min-w-28 rounded-sm px-4 py-2 text-sm ${look}`} style={{ flexGrow: number + 1 }}>
              {words}
            </li>
          ))}
        </ul>
        <div className="mt-4 flex flex-wrap items-center gap-3">
          <span className="flex min-w-0 items-center gap-3">
            <Switch
              label="Stop texts at a limit"
              checked={textLimit !== null}
              onCheckedChange={(on) => onChange({ ...draft, textLimit: on ? USUAL_LIMIT : null })}
            />
            Stop texts at a limit, then send emails
          </span>
          {textLimit !== null && (
            <TextField
              className="w-36"
              label="Monthly limit, in €"
              inputMode="numeric"
              value={String(Math.round(textLimit / 100))}
              onChange={(event) =>
                onChange({
                  ...draft,
                  textLimit: Number(event.currentTarget.value.replaceAll(/\D/g, '').slice(0, 5)) * 100,
                })
              }
            />
          )}
        </div>
        {!hasProvider && (
          <Note tone="warn" className="mt-4">
            {isDemo ? (
              <>
                This is a demo: texts aren’t really sent. <a href="/dev/phone">See them on the demo phone</a>.
              </>
            ) : (
              'Texts aren’t set up here yet, so guests only get emails and notifications.'
            )}
          </Note>
        )}
      </section>
    </Card>
  );
}
