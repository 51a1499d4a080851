import { useSuggestions } from '@thyme/site/use-suggestions.ts';
import { useCombobox } from '@thyme/ui';
import { MapPin, Search, Store } from 'lucide-react';
import { type ComponentProps, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import type { Option, SuggestKind } from './suggestions.ts';

const labels = { what: 'Services and businesses', where: 'Places' };
/** Loaded with the first letters: the field is in the header of every page, and most visitors do not type into it. */
const fetchers = {
  what: async (text: string) => (await import('./suggestions.ts')).suggestBusinesses(text),
  where: async (text: string) => (await import('./suggestions.ts')).suggestPlaces(text),
} satisfies Record<SuggestKind, (text: string) => Promise<Option[]>>;

const icons = { service: Search, business: Store, place: MapPin };

interface SuggestInputProps extends Omit<ComponentProps<'input'>, 'list' | 'onChange' | 'onKeyDown' | 'value'> {
  kind: SuggestKind;
  /** Called when an option was taken over into the field. */
  onChoose?: () => void;
}

/** A text field with suggestions below it; a plain field without JavaScript. */
export function SuggestInput({ kind, onChoose, ...input }: SuggestInputProps) {
  const navigate = useNavigate();
  const field = useRef<HTMLInputElement>(null);
  /** What was typed since the field was last left or filled; null hides the list. */
  const [typed, setTyped] = useState<string | null>(null);
  const found = useSuggestions(typed, fetchers[kind]);
  const options = typed === null ? [] : found;
  const box = useCombobox({ label: labels[kind], options, onChoose: choose, onClose: () => setTyped(null) });

  function choose({ to, value }: Option) {
    if (to) {
      void navigate(to);
      return;
    }
    if (field.current) field.current.value = value;
    onChoose?.();
  }

  return (
    <>
      <input {...input} {...box.field} ref={field} onChange={({ target }) => setTyped(target.value)} />
      <div
        {...box.list}
        className="absolute top-full left-0 z-40 mt-2 max-h-96 w-full min-w-72 overflow-y-auto rounded-md bg-card p-1.5 shadow-lift ring-1 ring-ink/8"
      >
        {options.map((option, index) => (
          <div
            key={option.key}
            {...box.option(index)}
            className="flex min-h-11 cursor-pointer items-center gap-3 rounded-sm px-3 text-left hover:bg-thyme-100 aria-selected:bg-thyme-100"
          >
            <KindIcon kind={option.kind} />
            <span className="min-w-0 flex-1 truncate">{option.name}</span>
            <span className="flex-none text-sm text-ink-soft">{option.detail}</span>
          </div>
        ))}
      </div>
      <span role="status" className="sr-only">
        {box.isOpen ? `${options.length} ${options.length === 1 ? 'suggestion' : 'suggestions'}` : ''}
      </span>
    </>
  );
}

function KindIcon({ kind }: Pick<Option, 'kind'>) {
  const Icon = icons[kind];
  return <Icon aria-hidden="true" className="size-5 flex-none text-thyme-700" />;
}
