import { TextField, type TextFieldProps } from '@thyme/ui';
import { type KeyboardEvent, useEffect, useId, useState } from 'react';

export interface Suggestion {
  id: string;
  name: string;
  detail: string;
}

interface SuggestFieldProps<Kind extends Suggestion> extends TextFieldProps {
  suggest: (text: string) => Promise<readonly Kind[]>;
  onPick: (picked: Kind) => void;
}

const WAIT_MS = 200;
const LEAST = 2;

/** Asks shortly after the last letter; answers to earlier letters are dropped. */
function useSuggestions<Kind extends Suggestion>(text: string, suggest: (text: string) => Promise<readonly Kind[]>) {
  const [found, setFound] = useState<readonly Kind[]>([]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the text is what is asked about; the function is the same question.
  useEffect(() => {
    if (text.trim().length < LEAST) return setFound([]);
    let current = true;
    const timer = setTimeout(() => {
      suggest(text.trim()).then(
        (answers) => current && setFound(answers),
        // Suggestions help; without them one types on.
        (error: unknown) => console.warn('No suggestions came.', error),
      );
    }, WAIT_MS);
    return () => {
      current = false;
      clearTimeout(timer);
    };
  }, [text]);
  return [found, () => setFound([])] as const;
}

/** A box that offers what the typed letters may become. Arrow keys choose, Enter takes, Escape closes the list. */
export function SuggestField<Kind extends Suggestion>({ suggest, onPick, ...field }: SuggestFieldProps<Kind>) {
  const list = useId();
  const [typed, setTyped] = useState('');
  const [at, setAt] = useState(-1);
  const [found, close] = useSuggestions(typed, suggest);
  const open = found.length > 0;

  function pick(choice: Kind | undefined) {
    if (!choice) return;
    onPick(choice);
    setTyped('');
    setAt(-1);
    close();
  }

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    if (!open) return;
    if (event.key === 'ArrowDown') setAt((at + 1) % found.length);
    else if (event.key === 'ArrowUp') setAt((at <= 0 ? found.length : at) - 1);
    else if (event.key === 'Enter' && at >= 0) pick(found[at]);
    else if (event.key === 'Escape') close();
    else return;
    event.preventDefault();
    event.stopPropagation();
  }

  return (
    <div className="relative">
      <TextField
        {...field}
        role="combobox"
        aria-expanded={open}
        aria-controls={list}
        aria-autocomplete="list"
        aria-activedescendant={open && at >= 0 ? `${list}-${at}` : undefined}
        autoComplete="off"
        onInput={({ currentTarget }) => {
          setTyped(currentTarget.value);
          setAt(-1);
        }}
        onKeyDown={onKeyDown}
        onBlur={close}
      />
      <div
        id={list}
        role="listbox"
        aria-label="Suggestions"
        hidden={!open}
        className="absolute inset-x-0 top-full z-10 mt-1 max-h-64 overflow-y-auto rounded-sm bg-card p-1 shadow-lift ring-1 ring-ink/5"
      >
        {found.map((choice, index) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are heard by the box, which keeps the focus.
          <div
            key={choice.id}
            id={`${list}-${index}`}
            role="option"
            tabIndex={-1}
            aria-selected={index === at}
            className="flex min-h-11 cursor-pointer flex-col justify-center rounded-[8px] px-3 py-1.5 leading-snug hover:bg-paper aria-selected:bg-thyme-100"
            // The box would lose the focus, and with it the list, before the press counts.
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => pick(choice)}
          >
            <b className="font-semibold">{choice.name}</b>
            {choice.detail && <span className="text-sm text-ink-soft">{choice.detail}</span>}
          </div>
        ))}
      </div>
    </div>
  );
}
