import { TextField, type TextFieldProps, useCombobox } from '@thyme/ui';
import { useState } from 'react';
import { useSuggestions } from './use-suggestions.ts';

export interface Suggestion {
  id: string;
  name: string;
  description: string | null;
}

interface SuggestFieldProps<Kind extends Suggestion> extends TextFieldProps {
  suggest: (text: string) => Promise<readonly Kind[]>;
  onPick: (picked: Kind) => void;
  /** Called on input, for a controlled field. */
  onType?: (text: string) => void;
  /** The accessible name of the list. */
  listLabel?: string;
}

/** A text field with a list of suggestions for what is typed. */
export function SuggestField<Kind extends Suggestion>(props: SuggestFieldProps<Kind>) {
  const { suggest, onPick, onType, listLabel = 'Suggestions', ...field } = props;
  const [typed, setTyped] = useState<string | null>(null);
  const found = useSuggestions(typed, suggest);
  const options = typed === null ? [] : found;
  const box = useCombobox({ label: listLabel, options, onChoose: onPick, onClose: () => setTyped(null) });
  return (
    <div className="relative">
      <TextField
        {...field}
        {...box.field}
        // React warns about a value without a change handler; changes are handled on input.
        onChange={field.value === undefined ? undefined : () => undefined}
        onInput={({ currentTarget }) => {
          box.field.onInput();
          setTyped(currentTarget.value);
          onType?.(currentTarget.value);
        }}
      />
      <div
        {...box.list}
        className="absolute inset-x-0 top-full z-10 mt-1 max-h-64 overflow-y-auto rounded-sm bg-card p-1 shadow-lift ring-1 ring-ink/5"
      >
        {options.map((choice, index) => (
          <div
            key={choice.id}
            {...box.option(index)}
            className="flex min-h-11 cursor-pointer flex-col justify-center rounded-xs px-3 py-1.5 leading-snug hover:bg-paper aria-selected:bg-thyme-100"
          >
            <b className="font-semibold">{choice.name}</b>
            {choice.description && <span className="text-sm text-ink-soft">{choice.description}</span>}
          </div>
        ))}
      </div>
    </div>
  );
}
