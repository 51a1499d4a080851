import { thisWindow } from '@thyme/site/this-window.ts';
import { useOnline } from '@thyme/site/use-online.ts';
import { Button, Logo } from '@thyme/ui';
import { useEffect, useState } from 'react';
import { isRouteErrorResponse } from 'react-router';
import fallenPot from './art/fallen-pot.svg';

/** The error's id in the server log, if the server sent one. */
function idOf(error: unknown): string | null {
  if (!isRouteErrorResponse(error) || typeof error.data !== 'object' || error.data === null) return null;
  return 'id' in error.data && typeof error.data.id === 'string' ? error.data.id : null;
}

/** An error in the browser gets its own id, which is reported to the server log. */
function useReportedId(error: unknown): string | null {
  const known = idOf(error);
  const [own, setOwn] = useState<string | null>(null);
  useEffect(() => {
    if (known) return;
    const id = Math.random().toString(36).slice(2, 10);
    setOwn(id);
    // Loaded on demand: few people ever see this page.
    void import('../lib/report.ts').then(({ reportFailure }) =>
      reportFailure({ api: window.location.pathname, type: 'query', response: { id }, error }),
    );
  }, [known, error]);
  return known ?? own;
}

const words = {
  ours: {
    title: 'Sorry, we couldn’t show this page',
    text: 'Something went wrong on our side. Opening this page hasn’t booked, changed or charged anything.',
  },
  offline: {
    title: 'You’re offline',
    text: 'This page will open as soon as you’re back online. Nothing has been booked, changed or charged.',
  },
};

/** Whether the page failed for lack of a connection; it is reloaded when there is one. */
function useOffline(): boolean {
  const online = useOnline();
  const [wasOffline, setWasOffline] = useState(false);
  useEffect(() => {
    if (!online) setWasOffline(true);
    else if (wasOffline) thisWindow.reload();
  }, [online, wasOffline]);
  return !online;
}

/** A page that could not be shown: what happened, a button to try again, and an id to quote. */
export function BrokenPage({ error, frameless = false }: { error: unknown; frameless?: boolean }) {
  const id = useReportedId(error);
  const offline = useOffline();
  const { title, text } = words[offline ? 'offline' : 'ours'];

  const page = (
    <div className="wrap grid min-h-[68vh] items-center gap-10 py-12 nav:grid-cols-2">
      <div role="alert">
        <h1 className="display-48">{title}</h1>
        <p className="mt-5 max-w-md text-lg text-ink-soft">{text}</p>
        <div className="mt-8 flex flex-wrap gap-3">
          <Button onClick={() => thisWindow.reload()}>Try again</Button>
          <Button variant="secondary" asChild>
            <a href="/home">Back to the home page</a>
          </Button>
        </div>
        <p className="mt-6 min-h-5 text-sm text-ink-soft">
          {id && !offline && <>If you write to us about this, please quote {id}.</>}
        </p>
      </div>
      <img src={fallenPot} alt="" width={480} height={360} className="w-full max-w-md justify-self-center" />
    </div>
  );
  if (!frameless) return page;
  return (
    <main id="main">
      <a href="/home" className="wrap flex pt-4" aria-label="Thyme, home">
        <Logo />
      </a>
      {page}
    </main>
  );
}
