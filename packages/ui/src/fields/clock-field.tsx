import { ChevronDown } from 'lucide-react';
import { type KeyboardEvent, useRef, useState } from 'react';
import { Popover, PopoverAnchor, PopoverContent } from '../overlays/popover.tsx';
import { TextField, type TextFieldProps } from './text-field.tsx';
import { useCombobox } from './use-combobox.ts';

export type ClockFieldProps = Omit<TextFieldProps, 'type' | 'value' | 'onChange' | 'end'> & {
  /** A minute of the day; null while none is chosen. */
  value: number | null;
  /** The minutes to choose from. Others can be typed. */
  times: readonly number[];
  show: (minute: number) => string;
  /** Null if the words are not a time. */
  read: (words: string) => number | null;
  /** Accessible name of the list of times. */
  listLabel?: string;
  /** The error about words that are not a time here. */
  unreadable?: string;
  onTime: (minute: number | null) => void;
};

const squeezed = (words: string) => words.toLowerCase().replace(/\s/g, '');
/** '12' may still become '12:30', while '12:30' and '9am' are whole. */
const isWhole = (words: string) => /\d\D?\d{2}\b|[ap]/i.test(words);

/**
 * A time of day that can be typed or chosen from a list, shown in the product's own format whatever the browser's
 * language. A whole time is passed on while typing; an hour alone on Enter or blur.
 */
export function ClockField({
  value,
  times,
  show,
  read,
  listLabel = 'Quarter hours',
  unreadable = 'Please enter a time such as 9:30 am.',
  onTime,
  error,
  ...field
}: ClockFieldProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const [problem, setProblem] = useState('');
  const [isOpen, setOpen] = useState(false);
  const anchor = useRef<HTMLDivElement>(null);
  const beginning = squeezed(typed ?? '');
  const options = isOpen ? times.filter((time) => squeezed(show(time)).startsWith(beginning)) : [];
  const box = useCombobox({
    label: listLabel,
    options,
    onChoose: (minute) => {
      setTyped(null);
      setProblem('');
      onTime(minute);
    },
    onClose: () => setOpen(false),
  });

  function open() {
    if (isOpen || field.disabled) return;
    setOpen(true);
    box.activate(value === null ? -1 : times.findLastIndex((time) => time <= value));
  }

  function settle() {
    if (typed === null) return;
    setTyped(null);
    setOpen(false);
    const minute = typed.trim() === '' ? null : read(typed);
    const isWrong = minute === null && typed.trim() !== '';
    setProblem(isWrong ? unreadable : '');
    if (!isWrong) onTime(minute);
  }

  function type(words: string) {
    setTyped(words);
    const minute = isWhole(words) ? read(words) : null;
    setOpen(minute === null && words.trim() !== '');
    if (minute !== null) onTime(minute);
  }

  function onKeyDown(event: KeyboardEvent) {
    if (!isOpen && typed === null && (event.key === 'ArrowDown' || event.key === 'ArrowUp')) {
      event.preventDefault();
      return open();
    }
    box.field.onKeyDown(event);
    if (event.key === 'Enter' && !event.defaultPrevented) settle();
  }

  return (
    <Popover open={box.isOpen} onOpenChange={(next) => !next && setOpen(false)}>
      <PopoverAnchor ref={anchor} className={field.className}>
        <TextField
          placeholder="9:30 am"
          maxLength={20}
          {...field}
          {...box.field}
          className={undefined}
          inputClassName="figures"
          value={typed ?? (value === null ? '' : show(value))}
          error={problem || error}
          onChange={(event) => type(event.currentTarget.value)}
          onClick={open}
          onKeyDown={onKeyDown}
          onBlur={() => {
            box.field.onBlur();
            settle();
          }}
          end={
            <span aria-hidden="true" className="pointer-events-none grid size-11 place-items-center text-ink-soft">
              <ChevronDown className="size-5" />
            </span>
          }
        />
      </PopoverAnchor>
      <PopoverContent
        {...box.list}
        align="start"
        sideOffset={4}
        className="thin-scroll max-h-64 min-w-36 overflow-y-auto p-1!"
        onOpenAutoFocus={(event) => {
          event.preventDefault();
          box.revealActive();
        }}
        onCloseAutoFocus={(event) => event.preventDefault()}
        onInteractOutside={(event) => anchor.current?.contains(event.target as Node) && event.preventDefault()}
      >
        {options.map((time, index) => (
          <div
            key={time}
            {...box.option(index)}
            className="figures flex min-h-11 cursor-pointer items-center rounded-xs px-3 hover:bg-paper aria-selected:bg-thyme-100"
          >
            {show(time)}
          </div>
        ))}
      </PopoverContent>
    </Popover>
  );
}
