import { type KeyboardEvent, type SyntheticEvent, useEffect, useId, useState } from 'react';

/** Scrolls the list, and nothing around it. */
function reveal(option: HTMLElement | null): void {
  const list = option?.parentElement;
  if (!option || !list) return;
  const [inner, outer] = [option.getBoundingClientRect(), list.getBoundingClientRect()];
  if (inner.top >= outer.top && inner.bottom <= outer.bottom) return;
  list.scrollTop += inner.top - outer.top - (outer.height - inner.height) / 2;
}

interface ComboboxOptions<Option> {
  /** Accessible name of the list. */
  label: string;
  /** The current options; an empty list is closed. */
  options: readonly Option[];
  onChoose: (option: Option) => void;
  /** Called when the list is dismissed or an option chosen: show no options until the next input. */
  onClose: () => void;
}

/** The highlighted option, which the list scrolls to; -1 for the field. */
function useActive(id: string, isOpen: boolean) {
  const [active, setActive] = useState(-1);
  useEffect(() => {
    if (isOpen && active >= 0) reveal(document.getElementById(`${id}-${active}`));
  }, [id, isOpen, active]);
  return { active, setActive, revealActive: () => reveal(document.getElementById(`${id}-${active}`)) };
}

const optionProps = (id: string, isActive: boolean, onClick: () => void) => ({
  id,
  role: 'option',
  'aria-selected': isActive,
  tabIndex: -1,
  // Otherwise the field would blur, and the list close, before the click.
  onMouseDown: (event: SyntheticEvent) => event.preventDefault(),
  onClick,
});

/**
 * Keyboard and ARIA attributes of a combobox (https://www.w3.org/WAI/ARIA/apg/patterns/combobox/). The field keeps the
 * focus: arrow keys move through the options and back to the field, Enter chooses one, Escape closes the list.
 */
export function useCombobox<Option>({ label, options, onChoose, onClose }: ComboboxOptions<Option>) {
  const id = useId();
  const isOpen = options.length > 0;
  const { active, setActive, revealActive } = useActive(id, isOpen);
  const current = isOpen ? options[active] : undefined;

  function close() {
    setActive(-1);
    onClose();
  }

  function choose(option: Option) {
    close();
    onChoose(option);
  }

  function chooseAt(index: number) {
    const option = options[index];
    if (option !== undefined) choose(option);
  }

  function onKeyDown(event: KeyboardEvent) {
    if (!isOpen) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    const places = options.length + 1;
    if (step !== undefined) setActive(((active + 1 + step + places) % places) - 1);
    else if (event.key === 'Enter' && current !== undefined) choose(current);
    else if (event.key === 'Escape' || event.key === 'Enter') close();
    else return;
    // With no active option, Enter submits the form.
    if (event.key === 'Enter' && current === undefined) return;
    // Keeps the surrounding form or dialog from handling these keys.
    event.preventDefault();
    event.stopPropagation();
  }

  return {
    isOpen,
    /** Moves to an option, such as the current one of a list that opens. */
    activate: setActive,
    /** For a list in a portal, which is there later. */
    revealActive,
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
    option: (index: number) => optionProps(`${id}-${index}`, index === active, () => chooseAt(index)),
  };
}
