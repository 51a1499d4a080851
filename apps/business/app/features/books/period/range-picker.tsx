import { Button, Popover, PopoverContent, PopoverTrigger } from '@thyme/ui';
import { CalendarDays, ChevronDown } from 'lucide-react';
import { useState } from 'react';
import { DateField } from '../../../lib/time/date-field.tsx';
import { useShopNow } from '../../../lib/time/use-shop-now.ts';
import { presets, type Range, rangeWords } from './range.ts';

export const pill =
  'inline-flex h-12 items-center gap-2 rounded-full border border-line bg-card px-4 font-medium whitespace-nowrap hover:border-line-strong focus-visible:focus-ring';

/** The period of a page, as a pill that opens presets and two date fields. */
export function RangePicker({ range, onRange }: { range: Range; onRange: (range: Range) => void }) {
  const { today } = useShopNow();
  const [isOpen, setOpen] = useState(false);
  return (
    <Popover open={isOpen} onOpenChange={setOpen}>
      <PopoverTrigger className={pill}>
        <CalendarDays aria-hidden="true" className="size-4.5" />
        <span className="sr-only">Days: </span>
        {rangeWords(range, today)}
        <ChevronDown aria-hidden="true" className="size-4" />
      </PopoverTrigger>
      <PopoverContent aria-label="Days" align="start" className="grid w-80 gap-3">
        <div className="flex flex-wrap gap-2">
          {presets(today).map((preset) => (
            <Button
              key={preset.label}
              size="sm"
              variant="secondary"
              onClick={() => {
                onRange(preset.range);
                setOpen(false);
              }}
            >
              {preset.label}
            </Button>
          ))}
        </div>
        <DateField
          label="From"
          value={range.from}
          onDate={(from) => from && onRange(from > range.to ? { from, to: from } : { ...range, from })}
        />
        <DateField label="To" value={range.to} min={range.from} onDate={(to) => to && onRange({ ...range, to })} />
      </PopoverContent>
    </Popover>
  );
}
