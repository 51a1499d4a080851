import { SearchField } from '@thyme/ui';
import { clsx } from 'clsx';
import { ChevronDown } from 'lucide-react';
import { useEffect, useState } from 'react';
import type { PaymentsPage } from '../operations.ts';
import { pill, RangePicker } from '../period/range-picker.tsx';
import { useRange } from '../period/use-range.ts';
import { useFilter } from './use-filter.ts';
import { STATES, WAYS } from './words.ts';

interface PillSelectProps {
  label: string;
  /** Shown while nothing is chosen. */
  all: string;
  value: string;
  options: readonly { value: string; label: string }[];
  onValue: (value: string) => void;
}

/** A native select styled as a pill; green while it filters the list. */
function PillSelect({ label, all, value, options, onValue }: PillSelectProps) {
  return (
    <span className="relative flex-none">
      <select
        aria-label={label}
        value={value}
        onChange={(event) => onValue(event.currentTarget.value)}
        className={clsx(pill, 'max-w-52 appearance-none truncate pr-10', value && 'border-thyme-700! bg-thyme-100')}
      >
        <option value="">{all}</option>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
      <ChevronDown aria-hidden="true" className="pointer-events-none absolute top-4 right-3.5 size-4" />
    </span>
  );
}

const choices = (list: readonly { id: number; name: string }[] = []) =>
  list.map(({ id, name }) => ({ value: String(id), label: name }));

export function PaymentFilters({ page }: { page: PaymentsPage | undefined }) {
  const { range, setRange } = useRange();
  const { filter, set } = useFilter();
  const [text, setText] = useState(filter.search);
  useEffect(() => {
    if (text.trim() === filter.search) return;
    const timer = setTimeout(() => set('search', text.trim()), 250);
    return () => clearTimeout(timer);
  });
  return (
    <form
      aria-label="Filter"
      className="mb-4 flex flex-wrap items-center gap-3 max-md:-mx-4"
      onSubmit={(event) => event.preventDefault()}
    >
      <div className="flex min-w-0 gap-3 md:flex-wrap max-md:w-full max-md:overflow-x-auto max-md:px-4 max-md:py-1 max-md:[scrollbar-width:none]">
        <RangePicker range={range} onRange={setRange} />
        <PillSelect
          label="Paid with"
          all="Any method"
          value={filter.way}
          options={Object.entries(WAYS).map(([value, label]) => ({ value, label }))}
          onValue={(value) => set('way', value)}
        />
        <PillSelect
          label="Who did the work"
          all="Everyone"
          value={filter.person}
          options={choices(page?.people)}
          onValue={(value) => set('person', value)}
        />
        <PillSelect
          label="Service"
          all="Any service"
          value={filter.service}
          options={choices(page?.services)}
          onValue={(value) => set('service', value)}
        />
        <PillSelect
          label="Status"
          all="Any status"
          value={filter.state}
          options={Object.entries(STATES).map(([value, { label }]) => ({ value, label }))}
          onValue={(value) => set('state', value)}
        />
      </div>
      <SearchField
        label="Guest, amount, last four digits or invoice number"
        placeholder="Guest, amount or invoice number"
        maxLength={60}
        className="min-w-64 flex-1 max-md:mx-4"
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
        onClear={() => setText('')}
      />
    </form>
  );
}
