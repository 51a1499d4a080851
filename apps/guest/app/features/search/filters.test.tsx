import { act, fireEvent, render, screen, waitFor } from '@thyme/ui/testing.ts';
import { createRoutesStub, useLocation } from 'react-router';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Filters } from './filters.tsx';
import { readWanted } from './wanted.ts';

const said = vi.hoisted(() => [] as string[]);
vi.mock('../../lib/notify.ts', () => ({ notify: { info: (text: string) => said.push(text) } }));

function Page() {
  const { pathname, search } = useLocation();
  return (
    <>
      <Filters wanted={readWanted(new URL(`${pathname}${search}`, 'http://localhost'), undefined)} />
      <p data-testid="asked">{search}</p>
    </>
  );
}

const open = (address: string) => {
  const Stub = createRoutesStub([{ path: '/search', Component: Page }]);
  render(<Stub initialEntries={[address]} />);
};
const asked = () => new URLSearchParams(screen.getByTestId('asked').textContent ?? '');
const choose = (label: string, value: string) => {
  const select = screen.getByLabelText<HTMLSelectElement>(label);
  select.focus();
  fireEvent.change(select, { target: { value } });
};

/** A browser that knows where it is, or one whose owner said no. */
function stand(where: { latitude: number; longitude: number } | null) {
  const getCurrentPosition = (found: (position: unknown) => void, refused: () => void) =>
    where ? found({ coords: where }) : refused();
  vi.stubGlobal('navigator', { ...navigator, geolocation: { getCurrentPosition } });
}
afterEach(() => {
  vi.unstubAllGlobals();
  said.length = 0;
});

describe('the filters of a search', () => {
  it('[SEARCH-006] keep the keyboard where it was when a choice is made', async () => {
    open('/search?service=nails');
    choose('Gender', 'female');
    await waitFor(() => expect(asked().get('gender')).toBe('female'));
    expect(document.activeElement).toBe(screen.getByLabelText('Gender'));
    expect(asked().get('service')).toBe('nails');
  });

  it('take a town in place of where the browser is, and let go of both', async () => {
    open('/search?lat=53.3&lng=-6.2&sort=nearest&dist=5');
    const where = screen.getByRole<HTMLInputElement>('combobox', { name: 'Where' });
    expect([where.value, where.placeholder]).toEqual(['', 'Near me']);
    expect(screen.getByRole('link', { name: 'Search everywhere' }).getAttribute('href')).toBe('/search');
    fireEvent.change(where, { target: { value: 'Galway' } });
    fireEvent.submit(screen.getByRole('search'));
    await waitFor(() => expect(asked().get('where')).toBe('Galway'));
    expect(screen.getByRole<HTMLInputElement>('combobox', { name: 'Where' }).value).toBe('Galway');
  });

  it.each([
    ['Sort', 'nearest', 'sort'],
    ['Within', '5', 'dist'],
  ])('ask where one is for %s %s, where no place is said', async (label, value, name) => {
    stand({ latitude: 53.34567, longitude: -6.26543 });
    open('/search?service=nails');
    choose(label, value);
    await waitFor(() => expect(asked().get(name)).toBe(value));
    expect([asked().get('lat'), asked().get('lng')]).toEqual(['53.3457', '-6.2654']);
  });

  it('stay as they were for who does not say where they are', () => {
    stand(null);
    open('/search?service=nails');
    act(() => choose('Sort', 'nearest'));
    expect(screen.getByLabelText<HTMLSelectElement>('Sort').value).toBe('all');
    expect(said).toEqual(['We could not see where you are. Type a town or Eircode instead.']);
    expect(asked().get('sort')).toBeNull();
  });
});
