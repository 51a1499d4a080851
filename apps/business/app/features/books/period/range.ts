import { addDays, addMonths, type LocalDate, MONTHS, monthOf, monthRange } from '@thyme/domain/time';

export interface Range {
  from: LocalDate;
  to: LocalDate;
}

/** Preset periods. */
export function presets(today: LocalDate): { label: string; range: Range }[] {
  const month = monthOf(today);
  return [
    { label: 'Today', range: { from: today, to: today } },
    { label: 'Last 7 days', range: { from: addDays(today, -6), to: today } },
    { label: 'This month', range: { from: monthRange(month).from, to: today } },
    { label: 'Last month', range: monthRange(addMonths(month, -1)) },
    { label: 'This year', range: { from: `${today.slice(0, 4)}-01-01`, to: today } },
  ];
}

/** '1 – 22 August', '6 July – 22 August', with the year when it is not this one. */
export function rangeWords({ from, to }: Range, today: LocalDate): string {
  const parts = (date: LocalDate) => {
    const [year = '', month = '1', day = '1'] = date.split('-');
    return { year, month: MONTHS[Number(month) - 1] ?? '', day: String(Number(day)) };
  };
  const [first, last] = [parts(from), parts(to)];
  const isNow = first.year === last.year && last.year === today.slice(0, 4);
  const end = `${last.day} ${last.month}${isNow ? '' : ` ${last.year}`}`;
  if (from === to) return end;
  if (monthOf(from) === monthOf(to)) return `${first.day} – ${end}`;
  return `${first.day} ${first.month}${first.year === last.year ? '' : ` ${first.year}`} – ${end}`;
}
