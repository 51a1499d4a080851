import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { fireEvent, render, screen, userEvent } from '../testing.ts';
import { ClockField } from './clock-field.tsx';

const TIMES = [540, 555, 570, 585, 600, 840, 1290];
const two = (value: number) => String(value).padStart(2, '0');
const show = (minute: number) => `${Math.floor(minute / 60)}.${two(minute % 60)} o’clock`;
const read = (words: string) => {
  const [, hour, minute = '0'] = /^(\d{1,2})(?:[.:]?(\d{2}))?(?: o’clock)?$/.exec(words.trim()) ?? [];
  return hour === undefined ? null : Number(hour) * 60 + Number(minute);
};

function Form({
  start,
  onTime,
  onKey,
}: {
  start: number | null;
  onTime: (m: number | null) => void;
  onKey?: () => void;
}) {
  const [value, setValue] = useState(start);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: stands for a dialog that closes with Escape
    <div onKeyDown={onKey}>
      <ClockField
        label="Time"
        {...{ value, show, read }}
        times={TIMES}
        onTime={(minute) => {
          onTime(minute);
          setValue(minute);
        }}
      />
      <button type="button">Elsewhere</button>
    </div>
  );
}

function open(start: number | null = 570) {
  const onTime = vi.fn();
  render(<Form start={start} onTime={onTime} />);
  return { onTime, field: screen.getByRole<HTMLInputElement>('combobox', { name: 'Time' }), user: userEvent.setup() };
}
const chosen = () => screen.getByRole('option', { selected: true }).textContent;

describe('a field for a time of day', () => {
  it('[CAL-030] shows the time in the given format, and is a text field that the browser does not format', () => {
    const { field } = open();
    expect(field.value).toBe('9.30 o’clock');
    expect(field.type).toBe('text');
    expect(field.getAttribute('aria-expanded')).toBe('false');
  });

  it('[CAL-030] passes on a whole time while it is typed, an hour alone on Enter or blur', async () => {
    const { field, user, onTime } = open();
    await user.clear(field);
    await user.type(field, '14');
    expect(onTime).not.toHaveBeenCalled();
    await user.keyboard('{Enter}');
    expect(onTime).toHaveBeenLastCalledWith(840);
    expect(field.value).toBe('14.00 o’clock');
    await user.clear(field);
    await user.type(field, '930');
    expect(onTime).toHaveBeenLastCalledWith(570);
    expect(field.value).toBe('930');
    expect(screen.queryByRole('option')).toBeNull();
    await user.tab();
    expect(field.value).toBe('9.30 o’clock');
  });

  it('[CAL-030] Enter after a time that is not in the list opens no list', async () => {
    const { field, user, onTime } = open();
    await user.clear(field);
    await user.type(field, '8{Enter}');
    expect(onTime).toHaveBeenLastCalledWith(480);
    expect(screen.queryByRole('option')).toBeNull();
  });

  it('[CAL-030] opens its list at the current time, and chooses with arrow keys and Enter', async () => {
    const { field, user, onTime } = open(575);
    field.focus();
    await user.keyboard('{ArrowDown}');
    expect(screen.getByRole('listbox', { name: 'Quarter hours' })).toBeTruthy();
    expect(chosen()).toBe('9.30 o’clock');
    await user.keyboard('{ArrowDown}');
    expect(field.getAttribute('aria-activedescendant')).toBe(screen.getByRole('option', { selected: true }).id);
    await user.keyboard('{Enter}');
    expect(onTime).toHaveBeenCalledExactlyOnceWith(585);
    expect(field.value).toBe('9.45 o’clock');
    expect(screen.queryByRole('option')).toBeNull();
  });

  it('[CAL-030] lists what begins as typed, and is chosen from by pointer', async () => {
    const { field, user, onTime } = open();
    await user.click(field);
    expect(screen.getAllByRole('option')).toHaveLength(TIMES.length);
    await user.clear(field);
    await user.type(field, '9');
    expect(screen.getAllByRole('option')).toHaveLength(4);
    await user.click(screen.getByRole('option', { name: '9.00 o’clock' }));
    expect(onTime).toHaveBeenCalledExactlyOnceWith(540);
    expect(field.value).toBe('9.00 o’clock');
  });

  it('[CAL-030] Escape closes the list and leaves a surrounding dialog open', async () => {
    const onKey = vi.fn();
    render(<Form start={570} onTime={vi.fn()} onKey={onKey} />);
    const field = screen.getByRole('combobox', { name: 'Time' });
    await userEvent.click(field);
    onKey.mockClear();
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('option')).toBeNull();
    expect(onKey).not.toHaveBeenCalled();
  });

  it('[CAL-030] says what it cannot read, and keeps the previous time', async () => {
    const { field, user, onTime } = open();
    await user.clear(field);
    await user.type(field, 'soonish');
    await user.click(screen.getByRole('button', { name: 'Elsewhere' }));
    expect(screen.getByRole('alert').textContent).toBe('Please enter a time such as 9:30 am.');
    expect(field.getAttribute('aria-invalid')).toBe('true');
    expect(onTime).not.toHaveBeenCalled();
    expect(field.value).toBe('9.30 o’clock');
    fireEvent.change(field, { target: { value: '10:00' } });
    fireEvent.blur(field);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('[CAL-030] can be emptied', async () => {
    const { field, user, onTime } = open();
    await user.clear(field);
    await user.tab();
    expect(onTime).toHaveBeenCalledExactlyOnceWith(null);
  });
});
