import { useQuery } from '@tanstack/react-query';
import { type DateRuleRefusal, datesByRule, MOST_DATES } from '@thyme/domain/services';
import { addDays, formatDay, isLocalDate, type Weekday, wallAt, weekdayName, weekdayOf } from '@thyme/domain/time';
import { count } from '@thyme/site/format.ts';
import { Button, Chip, FieldError, Note, Select } from '@thyme/ui';
import { CalendarPlus } from 'lucide-react';
import { useState } from 'react';
import { graphql } from '../../generated/gql.ts';
import { DeskClosedDaysDocument } from '../../generated/graphql.ts';
import { useDesk } from '../../lib/desk.ts';
import { run } from '../../lib/graphql/client.ts';
import { DateField } from '../../lib/time/date-field.tsx';
import { TimeField } from '../../lib/time/time-field.tsx';
import { useShopNow } from '../../lib/time/use-shop-now.ts';
import { deskKey } from '../../lib/use-act.ts';
import { type DateDraft, USUAL_CLASS } from './service-draft.ts';

graphql(`
  query DeskClosedDays($business: Int!) {
    desk_shop(business_id: $business) { id closed_days { date reason } }
  }
`);

const WEEK: readonly Weekday[] = [1, 2, 3, 4, 5, 6, 0];

function refusalWords(refusal: DateRuleRefusal): string {
  switch (refusal.code) {
    case 'no-weekday':
      return 'Please choose a day of the week.';
    case 'ends-before-it-begins':
      return 'The last day has to come after the first.';
    case 'too-many':
      return `That’s ${refusal.count} dates. A class has at most ${MOST_DATES}; please choose an earlier last day.`;
  }
}

interface RuleProps {
  /** Dates already in the list: the rule continues after them, without duplicates. */
  known: readonly DateDraft[];
  onDates: (dates: DateDraft[]) => void;
}

/** 'Every Thursday until …': adds repeating dates, except days on which the shop is closed. */
export function DatesByRule({ known, onDates }: RuleProps) {
  const [isOpen, setOpen] = useState(false);
  if (!isOpen)
    return (
      <Button variant="ghost" size="sm" onClick={() => setOpen(true)}>
        <CalendarPlus aria-hidden="true" className="size-5" />
        Every week until …
      </Button>
    );
  return (
    <RuleForm
      known={known}
      onDates={(dates) => {
        onDates(dates);
        setOpen(false);
      }}
      onCancel={() => setOpen(false)}
    />
  );
}

function RuleForm({ known, onDates, onCancel }: RuleProps & { onCancel: () => void }) {
  const { business } = useDesk();
  const { today } = useShopNow();
  const last = known
    .filter(({ date }) => isLocalDate(date))
    .toSorted((a, b) => a.date.localeCompare(b.date))
    .at(-1);
  const start = last && last.date > today ? addDays(last.date, 7) : addDays(today, 1);
  const [rule, setRule] = useState({
    weekdays: last ? [weekdayOf(last.date)] : ([] as Weekday[]),
    everyWeeks: 1,
    from: start,
    until: addDays(start, 8 * 7),
    minute: last?.minute ?? USUAL_CLASS,
  });
  const { data } = useQuery({
    queryKey: deskKey(business.id, 'closed-days'),
    queryFn: async () => (await run(DeskClosedDaysDocument, { business: business.id })).desk_shop.closed_days,
  });
  const closed = new Map((data ?? []).map(({ date, reason }) => [date, reason]));
  const isReady = isLocalDate(rule.from) && isLocalDate(rule.until);
  const result = isReady ? datesByRule(rule, new Set(closed.keys())) : null;
  const isListed = (date: string) => known.some((one) => one.date === date && one.minute === rule.minute);
  const fresh = result?.ok ? result.value.dates.filter((date) => !isListed(date)) : [];
  const set = (values: Partial<typeof rule>) => setRule((before) => ({ ...before, ...values }));
  const toggle = (day: Weekday) =>
    set({
      weekdays: rule.weekdays.includes(day) ? rule.weekdays.filter((one) => one !== day) : [...rule.weekdays, day],
    });
  return (
    <fieldset className="mt-2 grid gap-4 rounded-md bg-paper p-4">
      <legend className="sr-only">Repeating dates</legend>
      <div className="flex flex-wrap gap-2">
        {WEEK.map((day) => (
          <Chip
            key={day}
            pressed={rule.weekdays.includes(day)}
            aria-label={weekdayName(day)}
            onClick={() => toggle(day)}
          >
            {weekdayName(day).slice(0, 3)}
          </Chip>
        ))}
      </div>
      <div className="grid gap-3 md:grid-cols-2">
        <Select
          label="How often"
          value={rule.everyWeeks}
          onChange={(event) => set({ everyWeeks: Number(event.currentTarget.value) })}
        >
          <option value={1}>Every week</option>
          <option value={2}>Every second week</option>
          <option value={4}>Every fourth week</option>
        </Select>
        <TimeField label="At" value={rule.minute} onTime={(minute) => minute !== null && set({ minute })} />
        <DateField label="From" min={today} value={rule.from} onDate={(from) => set({ from })} />
        <DateField label="Until" min={rule.from || today} value={rule.until} onDate={(until) => set({ until })} />
      </div>
      {result?.ok && result.value.skipped.length > 0 && (
        <Note tone="warn">
          Skipped, because you’re closed:{' '}
          {result.value.skipped
            .map((date) => [formatDay(wallAt(date)), closed.get(date)].filter(Boolean).join(' '))
            .join(', ')}
          .
        </Note>
      )}
      {result && !result.ok && <FieldError>{refusalWords(result.refusal)}</FieldError>}
      {result?.ok && result.value.dates.length > fresh.length && (
        <p className="text-sm text-ink-soft">
          {fresh.length === 0 ? 'All of these dates are' : `${result.value.dates.length - fresh.length} of them are`} in
          the list already.
        </p>
      )}
      <div className="flex flex-wrap gap-2">
        <Button
          size="sm"
          disabled={fresh.length === 0}
          onClick={() => onDates(fresh.map((date) => ({ date, minute: rule.minute })))}
        >
          {fresh.length > 0 ? `Add ${count(fresh.length, 'date')}` : 'Add dates'}
        </Button>
        <Button size="sm" variant="ghost" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </fieldset>
  );
}
