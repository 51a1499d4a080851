import { thisWindow } from '@thyme/site/this-window.ts';
import { Button, Logo } from '@thyme/ui';
import { useEffect } from 'react';
import { isRouteErrorResponse, Link } from 'react-router';
import { reportFailure } from '../lib/failures.ts';

/** Error page: not found, or failed to render. */
export function BrokenPage({ error, frameless = false }: { error: unknown; frameless?: boolean }) {
  const missing = isRouteErrorResponse(error) && error.status === 404;
  useEffect(() => {
    if (!missing) void reportFailure({ api: window.location.pathname, type: 'query', error });
  }, [missing, error]);
  const page = (
    <div role="alert" className="mx-auto grid min-h-[60vh] max-w-xl content-center gap-5 px-5 py-12">
      {missing && <p className="display-28 text-clay-700">404</p>}
      <h1 className="display-36">{missing ? 'Page Not Found' : 'Sorry, we couldn’t show this page'}</h1>
      <p className="text-lg text-ink-soft">
        {missing ? 'There’s nothing at this address.' : 'Something went wrong on our side. Nothing has been changed.'}
      </p>
      <div className="flex flex-wrap gap-3">
        {!missing && <Button onClick={() => thisWindow.reload()}>Try again</Button>}
        <Button variant={missing ? 'primary' : 'secondary'} asChild>
          <Link to="/">Go to the calendar</Link>
        </Button>
      </div>
    </div>
  );
  if (!frameless) return page;
  return (
    <main id="main">
      <a href="/business/" className="inline-flex px-5 pt-4" aria-label="Thyme, the desk">
        <Logo />
      </a>
      {page}
    </main>
  );
}
