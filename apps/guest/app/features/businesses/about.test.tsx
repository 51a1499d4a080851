import { render, screen } from '@thyme/ui/testing.ts';
import { describe, expect, it } from 'vitest';
import { About } from './about.tsx';

const description = 'Hair, colour and long talks over good coffee in a bright room by the canal, six days a week.';

describe('the About block', () => {
  it('[CONST-013] [SHOP-013] previews 60 characters of the description, and the rest after "more"', () => {
    const { container } = render(<About name="Willow Room" description={description} text="" />);
    const details = container.querySelector('details');
    expect(details?.open).toBe(false);
    const preview = `${description.slice(0, 60).trimEnd()}…`;
    expect(screen.getByText(preview).textContent).toBe(`${preview} more`);
    expect(screen.getByText(description).textContent).toBe(`${description} less`);
    expect(screen.getByText(description).closest('summary')).toBe(details?.firstElementChild);
  });

  it('[CONST-013] shows a short description whole, and none where there is none', () => {
    const { container, rerender } = render(<About name="Willow Room" description="Quiet rooms" text="" />);
    expect(screen.getByText('Quiet rooms')).toBeTruthy();
    expect(container.querySelector('details')).toBeNull();
    rerender(<About name="Willow Room" description="  " text="We opened in 2019." />);
    expect(screen.getByRole('region', { name: 'About Willow Room' }).textContent).toBe('We opened in 2019.');
  });

  it('[CONST-036] lets a text over 200 characters scroll, by keyboard too', () => {
    const { rerender } = render(<About name="Willow Room" description="" text={'a'.repeat(201)} />);
    const about = () => screen.getByRole('region', { name: 'About Willow Room' });
    expect(about().getAttribute('tabindex')).toBe('0');
    rerender(<About name="Willow Room" description="" text={'a'.repeat(200)} />);
    expect(about().getAttribute('tabindex')).toBeNull();
  });
});
