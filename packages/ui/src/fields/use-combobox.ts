import { type KeyboardEvent, type SyntheticEvent, useId, useState } from 'react';

interface ComboboxOptions<Option> {
  /** What the list is, for who hears it. */
  label: string;
  /** What is on offer now; none closes the list. */
  options: readonly Option[];
  onChoose: (option: Option) => void;
  /** The list was left or taken from: nothing is on offer until somebody types again. */
  onClose: () => void;
}

/**
 * Keys and names of a text field with a list below it (https://www.w3.org/WAI/ARIA/apg/patterns/combobox/). The field keeps
 * the focus: arrows go through the options and back to the field, Enter takes one, Escape closes the list.
 */
export function useCombobox<Option>({ label, options, onChoose, onClose }: ComboboxOptions<Option>) {
  const id = useId();
  const [active, setActive] = useState(-1);
  const isOpen = options.length > 0;
  const current = isOpen ? options[active] : undefined;

  function close() {
    setActive(-1);
    onClose();
  }

  function choose(option: Option) {
    close();
    onChoose(option);
  }

  function onKeyDown(event: KeyboardEvent) {
    if (!isOpen) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    const places = options.length + 1;
    if (step !== undefined) setActive(((active + 1 + step + places) % places) - 1);
    else if (event.key === 'Enter' && current !== undefined) choose(current);
    else if (event.key === 'Escape' || event.key === 'Enter') close();
    else return;
    // With nothing chosen, Enter is the form's.
    if (event.key === 'Enter' && current === undefined) return;
    // Neither the form nor the dialog around it shall take these keys as theirs.
    event.preventDefault();
    event.stopPropagation();
  }

  return {
    isOpen,
    field: {
      role: 'combobox',
      'aria-autocomplete': 'list' as const,
      'aria-expanded': isOpen,
      'aria-controls': id,
      'aria-activedescendant': current === undefined ? undefined : `${id}-${active}`,
      autoComplete: 'off',
      onInput: () => setActive(-1),
      onKeyDown,
      onBlur: close,
    },
    list: { id, role: 'listbox', 'aria-label': label, hidden: !isOpen },
    option: (index: number) => ({
      id: `${id}-${index}`,
      role: 'option',
      'aria-selected': index === active,
      tabIndex: -1,
      // The field would lose the focus, and with it the list, before the press counts.
      onMouseDown: (event: SyntheticEvent) => event.preventDefault(),
      onClick: () => {
        const option = options[index];
        if (option !== undefined) choose(option);
      },
    }),
  };
}
