import { act, waitFor } from '@thyme/ui/testing.ts';
import { Suspense, use, useLayoutEffect, useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { deferHydration } from './defer-hydration.ts';
import { recordEarlyInput } from './record-early-input.ts';
import { replayEarlyInput } from './replay-early-input.ts';

const FILES = ['/assets/framework.js', '/assets/shop.js'];
const preloaded = () =>
  Array.from(document.head.querySelectorAll<HTMLLinkElement>('link[rel="modulepreload"]'), (link) =>
    link.getAttribute('href'),
  );
const begunScripts = () => document.querySelectorAll('script[type="module"]');

/** jsdom paints nothing; tests trigger the paint callback. */
let paint: () => void = () => undefined;

class Painting {
  readonly #callback: () => void;
  constructor(callback: () => void) {
    this.#callback = callback;
  }
  observe() {
    paint = this.#callback;
  }
  disconnect() {
    paint = () => undefined;
  }
}

beforeEach(() => {
  vi.stubGlobal('IntersectionObserver', Painting);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  document.body.innerHTML =
    '<button type="button">Add</button><a href="#about">About</a><script type="module/deferred" nonce="n">void 0;</script>';
  vi.spyOn(document, 'readyState', 'get').mockReturnValue('interactive');
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  globalThis.earlyInput = undefined;
  document.head.innerHTML = '';
  document.body.innerHTML = '';
});

it('loads the scripts once, after the page has been painted with its pictures', () => {
  deferHydration(FILES, 3_000);
  expect([preloaded(), begunScripts().length]).toEqual([[], 0]);
  window.dispatchEvent(new Event('load'));
  expect(preloaded()).toEqual([]);
  paint();
  expect([preloaded(), begunScripts().length]).toEqual([[], 0]);
  vi.advanceTimersByTime(1);
  expect([preloaded(), begunScripts().length]).toEqual([FILES, 1]);
  vi.advanceTimersByTime(5_000);
  expect([preloaded(), begunScripts().length]).toEqual([FILES, 1]);
  expect(document.querySelector<HTMLScriptElement>('script[type="module"]')?.nonce).toBe('n');
});

it.each(['pointerdown', 'keydown'])('loads them at the first %s', (touch) => {
  deferHydration(FILES, 3_000);
  document.body.dispatchEvent(new Event(touch, { bubbles: true }));
  vi.advanceTimersByTime(1);
  expect([preloaded(), begunScripts().length]).toEqual([FILES, 1]);
});

it('[GUESTB-001] loads them at once when the page was touched while it was still arriving', () => {
  recordEarlyInput();
  document.querySelector('button')?.click();
  deferHydration(FILES, 3_000);
  vi.advanceTimersByTime(1);
  expect([preloaded(), begunScripts().length]).toEqual([FILES, 1]);
});

it('does not wait longer than the timeout for a picture', () => {
  deferHydration(FILES, 3_000);
  vi.advanceTimersByTime(2_999);
  expect(preloaded()).toEqual([]);
  vi.advanceTimersByTime(2);
  expect(preloaded()).toEqual(FILES);
});

function Page({ onAdd }: { onAdd: () => void }) {
  const [place, setPlace] = useState('');
  const [sort, setSort] = useState('all');
  const [open, setOpen] = useState(false);
  useLayoutEffect(replayEarlyInput, []);
  return (
    <>
      <input aria-label="Where" value={place} onChange={(event) => setPlace(event.target.value)} />
      <select aria-label="Sort" defaultValue="all" onChange={(event) => setSort(event.target.value)}>
        <option value="all">All</option>
        <option value="nearest">Nearest</option>
      </select>
      <input type="checkbox" aria-label="Open now" onChange={(event) => setOpen(event.target.checked)} />
      <output>
        {place} {sort} {open ? 'open' : 'any'}
      </output>
      <button type="button" onClick={onAdd}>
        Add
      </button>
    </>
  );
}

/** The page as the server sent it, and a function that hydrates it. */
function sentPage() {
  vi.useRealTimers();
  const onAdd = vi.fn();
  const container = document.createElement('div');
  container.innerHTML = renderToString(<Page onAdd={onAdd} />);
  document.body.append(container);
  recordEarlyInput();
  return { container, onAdd, attach: () => act(async () => hydrateRoot(container, <Page onAdd={onAdd} />)) };
}

it('replays what was typed, selected, ticked and pressed before hydration, once', async () => {
  const { container, onAdd, attach } = sentPage();
  const field = container.querySelector('input');
  const list = container.querySelector('select');
  const box = container.querySelector<HTMLInputElement>('input[type="checkbox"]');
  const button = container.querySelector('button');
  if (!field || !list || !box || !button) throw new Error('The page lacks a part.');
  field.value = 'Galway';
  list.value = 'nearest';
  list.dispatchEvent(new Event('change', { bubbles: true }));
  box.click();
  button.click();
  expect(onAdd).not.toHaveBeenCalled();
  const root = await attach();
  await waitFor(() => expect(container.querySelector('output')?.textContent).toBe('Galway nearest open'));
  expect(onAdd).toHaveBeenCalledTimes(1);
  expect([field.value, box.checked]).toEqual(['Galway', true]);
  await act(async () => button.click());
  expect(onAdd).toHaveBeenCalledTimes(2);
  await act(async () => root.unmount());
});

it('replays events that React stopped because it could not handle them yet', async () => {
  const { container, onAdd, attach } = sentPage();
  const halting = new AbortController();
  for (const kind of ['change', 'click'])
    container.addEventListener(kind, (event) => event.stopPropagation(), { capture: true, signal: halting.signal });
  const list = container.querySelector('select');
  if (!list) throw new Error('The page lacks a part.');
  list.value = 'nearest';
  list.dispatchEvent(new Event('change', { bubbles: true }));
  container.querySelector('button')?.click();
  halting.abort();
  const root = await attach();
  await waitFor(() => expect(container.querySelector('output')?.textContent).toBe(' nearest any'));
  expect(onAdd).toHaveBeenCalledTimes(1);
  await act(async () => root.unmount());
});

function Offer({ text, onAdd }: { text: string; onAdd: (id: number) => void }) {
  useLayoutEffect(replayEarlyInput, []);
  return (
    <>
      <p>{text}</p>
      {[7, 8].map((id) => (
        <button key={id} type="submit" name="service" value={id} data-replay onClick={() => onAdd(id)}>
          Add
        </button>
      ))}
    </>
  );
}

it('[GUESTB-002] replays a press on an element that React had to render again', async () => {
  vi.useRealTimers();
  const onAdd = vi.fn();
  const container = document.createElement('div');
  container.innerHTML = renderToString(<Offer text="as the server saw it" onAdd={onAdd} />);
  document.body.append(container);
  recordEarlyInput();
  const pressed = container.querySelector<HTMLButtonElement>('button[value="8"]');
  pressed?.click();
  const onRecoverableError = vi.fn();
  const root = await act(async () =>
    hydrateRoot(container, <Offer text="as the browser sees it" onAdd={onAdd} />, { onRecoverableError }),
  );
  expect([onRecoverableError.mock.calls.length, pressed?.isConnected]).toEqual([1, false]);
  await waitFor(() => expect(onAdd).toHaveBeenCalledExactlyOnceWith(8));
  await act(async () => root.unmount());
});

interface LateProps {
  /** What the part still waits for, such as its code. */
  code: { readonly missing: Promise<void> | null };
  onAdd: () => void;
}

function LatePart({ code, onAdd }: LateProps) {
  if (code.missing) use(code.missing);
  return (
    <button type="submit" data-replay onClick={onAdd}>
      Add
    </button>
  );
}

function Shop(props: LateProps) {
  useLayoutEffect(replayEarlyInput, []);
  return (
    <Suspense fallback={null}>
      <LatePart {...props} />
    </Suspense>
  );
}

it('[GUESTB-001] keeps a press on a part whose code arrives after the page is hydrated', async () => {
  vi.useRealTimers();
  const onAdd = vi.fn();
  const container = document.createElement('div');
  container.innerHTML = renderToString(<Shop code={{ missing: null }} onAdd={onAdd} />);
  document.body.replaceChildren(container);
  recordEarlyInput();
  const press = () => container.querySelector('button')?.click();
  press();
  const code = Promise.withResolvers<void>();
  const root = await act(async () => hydrateRoot(container, <Shop code={{ missing: code.promise }} onAdd={onAdd} />));
  press();
  expect([onAdd.mock.calls.length, globalThis.earlyInput?.length]).toEqual([0, 2]);
  await act(async () => code.resolve());
  await waitFor(() => expect(onAdd).toHaveBeenCalledTimes(2));
  expect(globalThis.earlyInput).toBeUndefined();
  await act(async () => root.unmount());
});

function Letter({ onSend }: { onSend: (text: string) => void }) {
  useLayoutEffect(replayEarlyInput, []);
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        onSend(String(new FormData(event.currentTarget).get('email')));
      }}
    >
      <input name="email" aria-label="Email" />
      <button type="submit">Send</button>
    </form>
  );
}

it('submits a form that was submitted before hydration, once, and keeps its fields out of the URL', async () => {
  vi.useRealTimers();
  const onSend = vi.fn();
  const container = document.createElement('div');
  container.innerHTML = renderToString(<Letter onSend={onSend} />);
  document.body.append(container);
  recordEarlyInput();
  const form = container.querySelector('form');
  const field = container.querySelector('input');
  if (!form || !field) throw new Error('The page lacks a part.');
  field.value = 'a@b.example';
  const early = new SubmitEvent('submit', { bubbles: true, cancelable: true, submitter: form.querySelector('button') });
  form.dispatchEvent(early);
  expect(early.defaultPrevented).toBe(true);
  const root = await act(async () => hydrateRoot(container, <Letter onSend={onSend} />));
  await waitFor(() => expect(onSend).toHaveBeenCalledExactlyOnceWith('a@b.example'));
  await act(async () => root.unmount());
});

it('leaves a form alone that the browser can submit by itself', () => {
  document.body.innerHTML = '<form action="/search"></form><form method="get"></form>';
  recordEarlyInput();
  for (const form of document.forms) {
    const sent = new SubmitEvent('submit', { bubbles: true, cancelable: true });
    form.dispatchEvent(sent);
    expect(sent.defaultPrevented).toBe(false);
  }
});

function Menu({ onAdd }: { onAdd: () => void }) {
  useLayoutEffect(replayEarlyInput, []);
  const press = (event: { preventDefault(): void }) => {
    event.preventDefault();
    onAdd();
  };
  return (
    <form action="/willow-room/book" method="get">
      <button type="submit" name="service" value="7" data-replay onClick={press}>
        Add
      </button>
    </form>
  );
}

it('[BOOK-083] a button that would submit without JavaScript waits for its handler', async () => {
  vi.useRealTimers();
  const onAdd = vi.fn();
  const container = document.createElement('div');
  container.innerHTML = renderToString(<Menu onAdd={onAdd} />);
  document.body.append(container);
  recordEarlyInput();
  const click = new MouseEvent('click', { bubbles: true, cancelable: true });
  expect(container.querySelector('button')?.dispatchEvent(click)).toBe(false);
  const root = await act(async () => hydrateRoot(container, <Menu onAdd={onAdd} />));
  await waitFor(() => expect(onAdd).toHaveBeenCalledTimes(1));
  await act(async () => root.unmount());
});

function Times({ onFollow }: { onFollow: () => void }) {
  useLayoutEffect(replayEarlyInput, []);
  return (
    <>
      <a href="/shop" data-replay onClick={onFollow}>
        9:00 am
      </a>
      <a href="#about">About</a>
    </>
  );
}

it('follows a link with a click handler after hydration, other links at once', async () => {
  vi.useRealTimers();
  const onFollow = vi.fn();
  const container = document.createElement('div');
  container.innerHTML = renderToString(<Times onFollow={onFollow} />);
  document.body.append(container);
  recordEarlyInput();
  const [time, about] = container.querySelectorAll('a');
  const press = (modifier = {}) => new MouseEvent('click', { bubbles: true, cancelable: true, ...modifier });
  expect(time?.dispatchEvent(press())).toBe(false);
  expect(time?.dispatchEvent(press({ ctrlKey: true }))).toBe(true);
  expect(about?.dispatchEvent(press())).toBe(true);
  const root = await act(async () => hydrateRoot(container, <Times onFollow={onFollow} />));
  await waitFor(() => expect(onFollow).toHaveBeenCalledTimes(1));
  await act(async () => root.unmount());
});
