import { clsx } from 'clsx';
import { MapPin, Search, Store } from 'lucide-react';
import { type ComponentProps, type KeyboardEvent, useId, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { type Asking, type Option, useSuggestions } from './suggestions.ts';

const icons = { service: Search, business: Store, place: MapPin };

interface SuggestInputProps extends Omit<ComponentProps<'input'>, 'list' | 'onChange' | 'onKeyDown' | 'value'> {
  asking: Asking;
  /** Called when an option was taken over into the field. */
  onChoose?: () => void;
}

/** A text field with suggestions below it (https://www.w3.org/WAI/ARIA/apg/patterns/combobox/); a plain field without JavaScript. */
export function SuggestInput({ asking, onChoose, defaultValue, ...input }: SuggestInputProps) {
  const listId = useId();
  const navigate = useNavigate();
  const field = useRef<HTMLInputElement>(null);
  /** What was typed since the field was last left or filled; null keeps the list away. */
  const [typed, setTyped] = useState<string | null>(null);
  const [active, setActive] = useState(-1);
  const options = useSuggestions(asking, typed);
  const isOpen = typed !== null && options.length > 0;
  const current = isOpen ? options[active] : undefined;

  function close() {
    setTyped(null);
    setActive(-1);
  }

  function choose(option: Option) {
    close();
    if (option.to) {
      void navigate(option.to);
      return;
    }
    if (field.current) field.current.value = option.value;
    onChoose?.();
  }

  function onKeyDown(event: KeyboardEvent) {
    if (!isOpen) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined) {
      event.preventDefault();
      // One more place than options: the field itself, with nothing chosen.
      setActive(((active + 1 + step + options.length + 1) % (options.length + 1)) - 1);
    } else if (event.key === 'Enter' && current) {
      event.preventDefault();
      choose(current);
    } else if (event.key === 'Escape') {
      event.preventDefault();
      close();
    }
  }

  return (
    <>
      <input
        {...input}
        ref={field}
        defaultValue={defaultValue}
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={isOpen}
        aria-controls={listId}
        aria-activedescendant={current ? `${listId}-${active}` : undefined}
        autoComplete="off"
        onChange={(event) => {
          setTyped(event.target.value);
          setActive(-1);
        }}
        onKeyDown={onKeyDown}
        onBlur={close}
      />
      <div
        id={listId}
        role="listbox"
        aria-label={asking === 'what' ? 'Services and businesses' : 'Places'}
        className={clsx(
          'absolute top-full left-0 z-40 mt-2 max-h-96 w-full min-w-72 overflow-y-auto rounded-md bg-card p-1.5 shadow-lift ring-1 ring-ink/8',
          !isOpen && 'hidden',
        )}
      >
        {isOpen &&
          options.map((option, index) => (
            <Choice
              key={option.key}
              id={`${listId}-${index}`}
              option={option}
              isActive={index === active}
              onChoose={() => choose(option)}
            />
          ))}
      </div>
      <span role="status" className="sr-only">
        {isOpen ? `${options.length} ${options.length === 1 ? 'suggestion' : 'suggestions'}` : ''}
      </span>
    </>
  );
}

interface ChoiceProps {
  id: string;
  option: Option;
  isActive: boolean;
  onChoose: () => void;
}

function Choice({ id, option, isActive, onChoose }: ChoiceProps) {
  const Icon = icons[option.kind];
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the field keeps the focus and has the keys.
    <div
      id={id}
      role="option"
      aria-selected={isActive}
      tabIndex={-1}
      // The field would lose its focus, and with it the list, before the click.
      onMouseDown={(event) => event.preventDefault()}
      onClick={onChoose}
      className={clsx(
        'flex min-h-11 cursor-pointer items-center gap-3 rounded-sm px-3 text-left hover:bg-thyme-100',
        isActive && 'bg-thyme-100',
      )}
    >
      <Icon aria-hidden="true" className="size-5 flex-none text-thyme-700" />
      <span className="min-w-0 flex-1 truncate">{option.name}</span>
      <span className="flex-none text-sm text-ink-soft">{option.detail}</span>
    </div>
  );
}
