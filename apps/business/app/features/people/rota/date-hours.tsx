import { type Stretch, spansProblem } from '@thyme/domain/availability';
import type { LocalDate } from '@thyme/domain/time';
import { ActionDialog } from '@thyme/site/action-dialog.tsx';
import { Button, Dialog } from '@thyme/ui';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { DeskSaveDateHoursDocument } from '../../../generated/graphql.ts';
import { QuestionDialog } from '../../../lib/changes/question-dialog.tsx';
import { useChange } from '../../../lib/changes/use-change.ts';
import { useDesk } from '../../../lib/desk.ts';
import { run } from '../../../lib/graphql/client.ts';
import { DateField } from '../../../lib/time/date-field.tsx';
import { dayWords } from '../../../lib/time/day-words.ts';
import { useShopNow } from '../../../lib/time/use-shop-now.ts';
import type { Person, Rota } from '../operations.ts';
import { datesOf, spansWords } from './rota-draft.ts';
import { SpanFields } from './span-fields.tsx';

interface Draft {
  date: LocalDate | '';
  spans: Stretch[];
}

/** Dates on which a person's hours differ from their week: 12–4 on 24 Dec. */
export function DateHours({ person, shop }: { person: Person; shop: Rota['shop'] }) {
  const { business } = useDesk();
  const { today } = useShopNow();
  const { change, busy, errors, setErrors, question, dismiss } = useChange();
  const [draft, setDraft] = useState<Draft | null>(null);
  const day = (date: LocalDate) => dayWords(date, today);
  const dates = datesOf(shop.hours, person.id, today);
  const send = (date: LocalDate, hours: Stretch[] | null) =>
    void change({
      api: 'desk_save_date_hours',
      send: async (decisions) =>
        (await run(DeskSaveDateHoursDocument, { business: business.id, person: person.id, date, hours, decisions }))
          .desk_save_date_hours,
      onDone: () => setDraft(null),
    });
  const save = () => {
    if (!draft) return;
    if (draft.date === '') return setErrors({ date: 'Please choose a day.' });
    if (!spansProblem(draft.spans)) send(draft.date, draft.spans);
  };
  const isBusy = busy !== null;
  return (
    <div className="border-t border-line pt-4">
      <div className="flex items-center justify-between gap-3">
        <h3 className="font-semibold">Single days</h3>
        <Button variant="ghost" size="sm" onClick={() => setDraft({ date: '', spans: [{ from: 540, to: 1020 }] })}>
          <Plus aria-hidden="true" className="size-4" /> Add a day
        </Button>
      </div>
      {dates.length === 0 ? (
        <p className="text-sm text-ink-soft">No days differ from the usual week.</p>
      ) : (
        <ul className="divide-y divide-line">
          {dates.map(({ date, spans }) => (
            <li key={date} className="flex flex-wrap items-center gap-x-3 gap-y-1 py-2 text-sm">
              <span className="min-w-24 flex-1 figures">
                <b className="font-semibold">{day(date)}</b> {spansWords(spans) || 'off'}
              </span>
              <Button
                variant="ghost"
                size="sm"
                aria-label={`Change ${day(date)}`}
                disabled={isBusy}
                onClick={() => setDraft({ date, spans })}
              >
                Change
              </Button>
              <Button
                variant="ghost"
                size="sm"
                aria-label={`Remove ${day(date)}`}
                disabled={isBusy}
                onClick={() => send(date, null)}
              >
                Remove
              </Button>
            </li>
          ))}
        </ul>
      )}
      <Dialog open={draft !== null} onOpenChange={(isOpen) => !isOpen && setDraft(null)}>
        {draft && (
          <ActionDialog width="slim" title="Hours on one day" action="Save the day" busy={isBusy} onAct={save}>
            <div className="grid gap-4">
              <DateField
                label="Day"
                min={today}
                value={draft.date}
                error={errors.date}
                onDate={(date) => setDraft({ ...draft, date })}
              />
              <SpanFields
                when={draft.date === '' ? 'that day' : `on ${day(draft.date)}`}
                spans={draft.spans}
                error={Object.entries(errors).find(([field]) => field.startsWith('hours.'))?.[1]}
                onChange={(spans) => setDraft({ ...draft, spans })}
              />
            </div>
          </ActionDialog>
        )}
      </Dialog>
      <QuestionDialog question={question} busy={isBusy} onClose={dismiss} />
    </div>
  );
}
