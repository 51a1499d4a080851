import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { useTellDirty, useUnsaved } from './leave-guard.tsx';

afterEach(cleanup);

function Form({ onDirty }: { onDirty: (isDirty: boolean) => void }) {
  const [text, setText] = useState('');
  useTellDirty(text !== '', onDirty);
  return <input aria-label="Name" value={text} onChange={(event) => setText(event.currentTarget.value)} />;
}

function Page() {
  const [shown, setShown] = useState('first');
  const { onDirty, leave, question } = useUnsaved();
  return (
    <>
      <h1>{shown}</h1>
      <Form key={shown} onDirty={onDirty} />
      <button type="button" onClick={() => leave(() => setShown('second'))}>
        Look at the second
      </button>
      {question}
    </>
  );
}

const heading = () => screen.getByRole('heading', { level: 1, hidden: true }).textContent;
const look = () => userEvent.click(screen.getByRole('button', { name: 'Look at the second' }));

describe('replacing a form on the same page', () => {
  it('happens at once without unsaved input', async () => {
    render(<Page />);
    await look();
    expect(heading()).toBe('second');
  });

  it('asks first with unsaved input, and keeps it or leaves', async () => {
    render(<Page />);
    await userEvent.type(screen.getByLabelText('Name'), 'Cut');
    await look();
    await userEvent.click(screen.getByRole('button', { name: 'Stay here' }));
    expect([heading(), (screen.getByLabelText('Name') as HTMLInputElement).value]).toEqual(['first', 'Cut']);
    await look();
    await userEvent.click(screen.getByRole('button', { name: 'Leave' }));
    expect([heading(), (screen.getByLabelText('Name') as HTMLInputElement).value]).toEqual(['second', '']);
  });
});
