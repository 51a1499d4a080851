import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { render, screen, userEvent } from '../testing.ts';
import { useCombobox } from './use-combobox.ts';

const TOWNS = ['Galway', 'Galbally', 'Gort'];

function Towns({ onChoose, onKey }: { onChoose: (town: string) => void; onKey: (key: string) => void }) {
  const [typed, setTyped] = useState('');
  const options = typed === '' ? [] : TOWNS.filter((town) => town.toLowerCase().startsWith(typed));
  const box = useCombobox({ label: 'Towns', options, onChoose, onClose: () => setTyped('') });
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: stands for a dialog that closes with Escape
    <div onKeyDown={({ key }) => onKey(key)}>
      <input aria-label="Town" {...box.field} onChange={({ target }) => setTyped(target.value)} />
      <div {...box.list}>
        {options.map((town, index) => (
          <div key={town} {...box.option(index)}>
            {town}
          </div>
        ))}
      </div>
    </div>
  );
}

function open() {
  const onChoose = vi.fn();
  const onKey = vi.fn();
  render(<Towns onChoose={onChoose} onKey={onKey} />);
  return { onChoose, onKey, field: screen.getByRole('combobox', { name: 'Town' }), user: userEvent.setup() };
}

describe('a combobox', () => {
  it('moves through the options with the arrow keys, back to the field, and chooses one with Enter', async () => {
    const { onChoose, field, user } = open();
    await user.type(field, 'g');
    expect(field.getAttribute('aria-expanded')).toBe('true');
    await user.keyboard('{ArrowDown}{ArrowDown}');
    expect(screen.getByRole('option', { name: 'Galbally' }).getAttribute('aria-selected')).toBe('true');
    expect(field.getAttribute('aria-activedescendant')).toBe(screen.getByRole('option', { name: 'Galbally' }).id);
    await user.keyboard('{ArrowDown}{ArrowDown}');
    expect(field.getAttribute('aria-activedescendant')).toBeNull();
    await user.keyboard('{ArrowUp}{Enter}');
    expect(onChoose).toHaveBeenCalledExactlyOnceWith('Gort');
    expect(screen.queryByRole('option')).toBeNull();
  });

  it('resets the active option when the text changes', async () => {
    const { field, user } = open();
    await user.type(field, 'g{ArrowDown}{ArrowDown}a');
    expect(field.getAttribute('aria-activedescendant')).toBeNull();
    expect(screen.getAllByRole('option')).toHaveLength(2);
  });

  it('chooses an option on click, closes on Escape, and does not let those keys bubble', async () => {
    const { onChoose, onKey, field, user } = open();
    await user.type(field, 'g');
    await user.click(screen.getByRole('option', { name: 'Galway' }));
    expect(onChoose).toHaveBeenCalledExactlyOnceWith('Galway');
    await user.clear(field);
    await user.type(field, 'g');
    onKey.mockClear();
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('option')).toBeNull();
    expect(onKey).not.toHaveBeenCalled();
    await user.keyboard('{Escape}');
    expect(onKey).toHaveBeenCalledWith('Escape');
  });
});
