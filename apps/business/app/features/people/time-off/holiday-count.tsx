import { useQuery } from '@tanstack/react-query';
import { peopleLimits } from '@thyme/domain/people';
import { ActionDialog } from '@thyme/site/action-dialog.tsx';
import { count } from '@thyme/site/format.ts';
import { Button, Dialog, TextField } from '@thyme/ui';
import { clsx } from 'clsx';
import { useState } from 'react';
import { DeskHolidaysDocument, DeskSaveHolidayDaysDocument } from '../../../generated/graphql.ts';
import { useChange } from '../../../lib/changes/use-change.ts';
import { useDesk } from '../../../lib/desk.ts';
import { run } from '../../../lib/graphql/client.ts';
import { deskKey } from '../../../lib/use-act.ts';

/** How many days of holiday a person has left this year. The owner and managers set how many there are. */
export function HolidayCount({ personId }: { personId: number }) {
  const { business, runsShop } = useDesk();
  const [isEditing, setEditing] = useState(false);
  const { data } = useQuery({
    queryKey: deskKey(business.id, 'holidays', { person: personId }),
    queryFn: async () => (await run(DeskHolidaysDocument, { business: business.id, person: personId })).desk_holidays,
  });
  if (!data) return null;
  const { allowance } = data;
  if (allowance == null && !runsShop) return null;
  return (
    <div className="grid gap-2">
      <div className="flex flex-wrap items-baseline justify-between gap-x-3">
        {allowance == null ? (
          <p className="text-sm text-ink-soft">Holidays aren’t counted yet.</p>
        ) : (
          <Left {...data} allowance={allowance} />
        )}
        {runsShop && (
          <Button variant="ghost" size="sm" onClick={() => setEditing(true)}>
            {allowance == null ? 'Count them' : 'Change'}
          </Button>
        )}
      </div>
      {allowance != null && <Dots {...data} allowance={allowance} />}
      <Dialog open={isEditing} onOpenChange={setEditing}>
        {isEditing && <DaysDialog personId={personId} allowance={allowance ?? null} onDone={() => setEditing(false)} />}
      </Dialog>
    </div>
  );
}

interface Counted {
  year: number;
  allowance: number;
  taken: number;
  planned: number;
}

function Left({ year, allowance, taken, planned }: Counted) {
  const left = allowance - taken - planned;
  if (left < 0)
    return (
      <p className="figures">
        <b className="display-22 text-danger">{-left}</b> more than the {count(allowance, 'day')} of {year}
      </p>
    );
  return (
    <p className="figures">
      <b className="display-22">{left}</b> of {count(allowance, 'day')} left in {year}
    </p>
  );
}

const MOST_DOTS = 40;

/** One square for each day: taken, planned, left. */
function Dots({ allowance, taken, planned }: Counted) {
  if (allowance > MOST_DOTS) return null;
  return (
    <p aria-hidden="true" className="flex flex-wrap gap-1">
      {Array.from({ length: allowance }, (_none, index) => (
        <span
          // biome-ignore lint/suspicious/noArrayIndexKey: a square is its place in the row.
          key={index}
          className={clsx(
            'size-3.5 rounded-[4px]',
            index < taken ? 'bg-stone' : index < taken + planned ? 'hatched-fine bg-sand' : 'bg-thyme-300',
          )}
        />
      ))}
    </p>
  );
}

interface DaysProps {
  personId: number;
  allowance: number | null;
  onDone: () => void;
}

function DaysDialog({ personId, allowance, onDone }: DaysProps) {
  const { business } = useDesk();
  const { change, busy, errors, setErrors } = useChange();
  const [text, setText] = useState(String(allowance ?? ''));
  const save = () => {
    const days = text.trim() === '' ? null : Number(text);
    if (days !== null && days > peopleLimits.holidayDays)
      return setErrors({ days: `Please enter at most ${peopleLimits.holidayDays}.` });
    void change({
      api: 'desk_save_holiday_days',
      send: async () =>
        (await run(DeskSaveHolidayDaysDocument, { business: business.id, person: personId, days }))
          .desk_save_holiday_days,
      onDone,
    });
  };
  return (
    <ActionDialog width="slim" title="Days of holiday" action="Save" form="holiday-days" busy={busy !== null}>
      <form
        id="holiday-days"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          save();
        }}
      >
        <TextField
          label="Days a year"
          hint="Days they would have worked. Leave empty to stop counting."
          inputMode="numeric"
          autoComplete="off"
          value={text}
          error={errors.days}
          onChange={(event) => setText(event.currentTarget.value.replace(/\D/g, ''))}
        />
      </form>
    </ActionDialog>
  );
}
