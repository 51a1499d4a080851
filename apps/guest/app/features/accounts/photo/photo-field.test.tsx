import { cleanup, render, screen, userEvent } from '@thyme/ui/testing.ts';
import { useState } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { PhotoField } from './photo-field.tsx';

afterEach(cleanup);

const OWN = '/uploads/profile/niamh.webp';
let cropped: string | null = null;

function Form({ photo }: { photo: string | null }) {
  const [now, setNow] = useState(photo);
  cropped = now;
  return <PhotoField name="Niamh" photo={now} onPhoto={setNow} />;
}

describe('the photo of a profile', () => {
  it('can be removed, and restored until the form is saved', async () => {
    const { container } = render(<Form photo={OWN} />);
    expect(container.querySelector('img')?.getAttribute('src')).toBe(`${OWN}?w=240`);
    await userEvent.click(screen.getByRole('button', { name: 'Remove photo' }));
    expect([cropped, container.querySelector('img')]).toEqual([null, null]);
    expect(screen.getByRole('status').textContent).toBe('Your photo will be removed when you save.');
    const back = screen.getByRole('button', { name: 'Keep photo' });
    expect(document.activeElement).toBe(back);
    await userEvent.click(back);
    expect([cropped, screen.getByRole('status').textContent]).toEqual([OWN, '']);
  });

  it('cannot be removed where there is none', () => {
    render(<Form photo={null} />);
    expect(screen.queryByRole('button', { name: 'Remove photo' })).toBeNull();
    expect(screen.getByRole('button', { name: 'Add a photo' })).toBeTruthy();
  });
});
