import { TextField, type TextFieldProps, useCombobox } from '@thyme/ui';
import { useState } from 'react';
import { useSuggestions } from '../../../lib/use-suggestions.ts';

export interface Suggestion {
  id: string;
  name: string;
  detail: string;
}

interface SuggestFieldProps<Kind extends Suggestion> extends TextFieldProps {
  suggest: (text: string) => Promise<readonly Kind[]>;
  onPick: (picked: Kind) => void;
}

/** A box of a form that offers what the typed letters may become. */
export function SuggestField<Kind extends Suggestion>({ suggest, onPick, ...field }: SuggestFieldProps<Kind>) {
  const [typed, setTyped] = useState<string | null>(null);
  const found = useSuggestions(typed, suggest);
  const options = typed === null ? [] : found;
  const box = useCombobox({ label: 'Suggestions', options, onChoose: onPick, onClose: () => setTyped(null) });
  return (
    <div className="relative">
      <TextField
        {...field}
        {...box.field}
        onInput={({ currentTarget }) => {
          box.field.onInput();
          setTyped(currentTarget.value);
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
            {choice.detail && <span className="text-sm text-ink-soft">{choice.detail}</span>}
          </div>
        ))}
      </div>
    </div>
  );
}
