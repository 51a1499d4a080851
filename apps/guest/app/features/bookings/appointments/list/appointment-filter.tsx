import { Button, SearchField, TextField } from '@thyme/ui';
import { CalendarRange, X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';

interface AppointmentFilterProps {
  keyword: string;
  from: string;
  to: string;
  onChange: (wanted: { keyword: string; from: string; to: string }) => void;
}

const TYPING_MS = 300;

/** Filters by shop or service, and between two days. */
export function AppointmentFilter({ keyword, from, to, onChange }: AppointmentFilterProps) {
  const [typed, setTyped] = useState(keyword);
  const [dates, setDates] = useState(from !== '' || to !== '');
  const latest = useRef({ from, to, onChange });
  latest.current = { from, to, onChange };

  useEffect(() => setTyped(keyword), [keyword]);
  useEffect(() => {
    if (typed === keyword) return;
    const timer = setTimeout(() => {
      const { onChange: change, ...range } = latest.current;
      change({ keyword: typed, ...range });
    }, TYPING_MS);
    return () => clearTimeout(timer);
  }, [typed, keyword]);

  return (
    <search className="grid gap-3">
      <div className="flex gap-2">
        <SearchField
          label="Find an appointment"
          placeholder="Shop or service"
          value={typed}
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
          onClear={() => setTyped('')}
          className="min-w-0 flex-1"
        />
        <Button
          variant="secondary"
          aria-expanded={dates}
          onClick={() => {
            setDates(!dates);
            if (dates) onChange({ keyword: typed, from: '', to: '' });
          }}
        >
          {dates ? <X aria-hidden="true" /> : <CalendarRange aria-hidden="true" />} Dates
        </Button>
      </div>
      {dates && (
        <div className="grid grid-cols-2 gap-2">
          <TextField
            label="From"
            type="date"
            value={from}
            max={to || undefined}
            onChange={({ currentTarget }) => onChange({ keyword: typed, from: currentTarget.value, to })}
          />
          <TextField
            label="To"
            type="date"
            value={to}
            min={from || undefined}
            onChange={({ currentTarget }) => onChange({ keyword: typed, from, to: currentTarget.value })}
          />
        </div>
      )}
    </search>
  );
}
