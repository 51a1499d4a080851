import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@thyme/ui/testing.ts';
import { createRoutesStub, Link, useLocation } from 'react-router';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Filters } from './filters.tsx';
import { readWanted } from './wanted.ts';

const said = vi.hoisted(() => [] as string[]);
vi.mock('@thyme/site/notify.ts', () => ({ notify: { info: (text: string) => said.push(text) } }));

function Page() {
  const { pathname, search } = useLocation();
  return (
    <>
      <Filters
        wanted={readWanted(new URL(`${pathname}${search}`, 'http://localhost'), undefined)}
        today="2026-11-17"
        isPlaceUnknown={search.includes('Nowhereville')}
      />
      <p data-testid="search">{search}</p>
      <Link to="/search?service=nails&price=20&open=1">back</Link>
    </>
  );
}

const open = (address: string) => {
  const Stub = createRoutesStub([{ path: '/search', Component: Page }]);
  render(<Stub initialEntries={[address]} />);
};
const searched = () => new URLSearchParams(screen.getByTestId('search').textContent ?? '');
const choose = (label: string, value: string) => {
  const select = screen.getByLabelText<HTMLSelectElement>(label);
  select.focus();
  fireEvent.change(select, { target: { value } });
};

/** A browser with a position, or one that refuses it. */
function stand(where: { latitude: number; longitude: number } | null) {
  const getCurrentPosition = (found: (position: unknown) => void, refused: () => void) =>
    where ? found({ coords: where }) : refused();
  vi.stubGlobal('navigator', { ...navigator, geolocation: { getCurrentPosition } });
}
afterEach(() => {
  vi.unstubAllGlobals();
  said.length = 0;
});

/** A page whose searches are answered when the test says so. */
function openSlowly(address: string) {
  const waiting: (() => void)[] = [];
  const loader = () => new Promise<null>((resolve) => waiting.push(() => resolve(null)));
  const Stub = createRoutesStub([{ path: '/search', Component: Page, loader }]);
  render(<Stub initialEntries={[address]} hydrationData={{ loaderData: { '0': null } }} />);
  return async () => {
    await waitFor(() => expect(waiting.length).toBeGreaterThan(0));
    await act(async () => waiting.shift()?.());
  };
}

describe('the filters of a search', () => {
  it('stay where they are when results come, with what is typed meanwhile', async () => {
    const answer = openSlowly('/search');
    const what = screen.getByRole<HTMLInputElement>('combobox', { name: 'What' });
    choose('Price', '20');
    fireEvent.change(what, { target: { value: 'mass' } });
    await answer();
    await waitFor(() => expect(searched().get('price')).toBe('20'));
    expect(what.isConnected).toBe(true);
    expect(what.value).toBe('mass');
    choose('Rating', '4.5');
    await answer();
    await waitFor(() => expect(searched().get('rating')).toBe('4.5'));
    expect([searched().get('price'), searched().get('service')]).toEqual(['20', 'mass']);
  });

  it('show the values of the search after Back', async () => {
    open('/search?service=nails&price=20&open=1');
    choose('Price', '40');
    await waitFor(() => expect(searched().get('price')).toBe('40'));
    fireEvent.click(screen.getByLabelText('Open now'));
    await waitFor(() => expect(searched().get('open')).toBeNull());
    fireEvent.click(screen.getByRole('link', { name: 'back' }));
    await waitFor(() => expect(screen.getByLabelText<HTMLSelectElement>('Price').value).toBe('20'));
    expect(screen.getByLabelText<HTMLInputElement>('Open now').checked).toBe(true);
    expect(screen.getByRole<HTMLInputElement>('combobox', { name: 'What' }).value).toBe('nails');
  });

  it('have the default distance once there is a place, and none without', async () => {
    open('/search');
    const distance = screen.getByLabelText<HTMLSelectElement>('Within');
    expect(distance.value).toBe('');
    fireEvent.change(screen.getByRole('combobox', { name: 'Where' }), { target: { value: 'Galway' } });
    fireEvent.submit(screen.getByRole('search'));
    await waitFor(() => expect(searched().get('where')).toBe('Galway'));
    await waitFor(() => expect(distance.value).toBe('15'));
    fireEvent.click(screen.getByRole('link', { name: 'Search everywhere' }));
    await waitFor(() => expect(distance.value).toBe(''));
    expect(screen.getByRole<HTMLInputElement>('combobox', { name: 'Where' }).value).toBe('');
  });

  it('[SEARCH-006] keep the focus when an option is chosen', async () => {
    open('/search?service=nails');
    choose('Gender', 'female');
    await waitFor(() => expect(searched().get('gender')).toBe('female'));
    expect(document.activeElement).toBe(screen.getByLabelText('Gender'));
    expect(searched().get('service')).toBe('nails');
  });

  it('take a town instead of the browser’s position, and clear both', async () => {
    open('/search?lat=53.3&lng=-6.2&sort=nearest&dist=5');
    const where = screen.getByRole<HTMLInputElement>('combobox', { name: 'Where' });
    expect([where.value, where.placeholder]).toEqual(['', 'Near me']);
    expect(screen.getByRole('link', { name: 'Search everywhere' }).getAttribute('href')).toBe('/search');
    fireEvent.change(where, { target: { value: 'Galway' } });
    fireEvent.submit(screen.getByRole('search'));
    await waitFor(() => expect(searched().get('where')).toBe('Galway'));
    expect(screen.getByRole<HTMLInputElement>('combobox', { name: 'Where' }).value).toBe('Galway');
  });

  it.each([
    ['Sort', 'nearest', 'sort'],
    ['Within', '5', 'dist'],
  ])('request the position for %s %s, where no place is given', async (label, value, name) => {
    stand({ latitude: 53.34567, longitude: -6.26543 });
    open('/search?service=nails');
    choose(label, value);
    await waitFor(() => expect(searched().get(name)).toBe(value));
    expect([searched().get('lat'), searched().get('lng')]).toEqual(['53.3457', '-6.2654']);
  });

  it('stay unchanged for a visitor who refuses the position', () => {
    stand(null);
    open('/search?service=nails');
    act(() => choose('Sort', 'nearest'));
    expect(screen.getByLabelText<HTMLSelectElement>('Sort').value).toBe('all');
    expect(said).toEqual(['We couldn’t find your location. Enter a town or Eircode instead.']);
    expect(searched().get('sort')).toBeNull();
  });

  it('[SEARCH-009] offer a day and a time of day, and the usual choices in one press', async () => {
    open('/search?service=nails&where=Galway');
    const quick = within(screen.getByRole('group', { name: 'Quick choices' }));
    fireEvent.click(quick.getByRole('link', { name: 'Today after 5' }));
    await waitFor(() => expect([searched().get('day'), searched().get('time')]).toEqual(['today', 'evening']));
    expect([searched().get('service'), searched().get('where')]).toEqual(['nails', 'Galway']);
    await waitFor(() => expect(screen.getByLabelText<HTMLSelectElement>('When').value).toBe('today'));
    expect(screen.getByLabelText<HTMLSelectElement>('Time of day').value).toBe('evening');
    expect(quick.getByRole('link', { name: 'Today after 5' }).getAttribute('aria-current')).toBe('true');
    choose('When', '2026-11-20');
    await waitFor(() => expect(searched().get('day')).toBe('2026-11-20'));
    fireEvent.click(quick.getByRole('link', { name: 'Fri 20 Nov after 5 pm' }));
    await waitFor(() => expect([searched().get('day'), searched().get('time')]).toEqual([null, null]));
    fireEvent.change(screen.getByLabelText('Pick a day'), { target: { value: '2027-01-04' } });
    await waitFor(() => expect(searched().get('day')).toBe('2027-01-04'));
  });

  it('[SEARCH-010] leave nothing empty in the address', async () => {
    open('/search');
    fireEvent.submit(screen.getByRole('search'));
    choose('Price', '20');
    await waitFor(() => expect(screen.getByTestId('search').textContent).toBe('?price=20'));
  });

  it('[SEARCH-007] claim no distance from a place that was not found', () => {
    const distance = () => screen.getByLabelText<HTMLSelectElement>('Within').selectedOptions[0]?.textContent;
    open('/search?where=Dublin');
    expect(distance()).toBe('Within 15 km');
    cleanup();
    open('/search?where=Nowhereville');
    expect(distance()).toBe('Any distance');
    expect(screen.getByLabelText<HTMLInputElement>('Where').value).toBe('Nowhereville');
  });
});
