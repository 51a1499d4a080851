import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { Logo } from '../media/logo.tsx';
import { SkipLink } from '../navigation/skip-link.tsx';
import '../styles.css';
import { Gallery } from './gallery.tsx';

/** The gallery as a standalone page, without the site. */
createRoot(document.getElementById('root') as HTMLElement).render(
  <StrictMode>
    <SkipLink />
    <header className="border-b border-line">
      <div className="wrap flex min-h-15 items-center md:min-h-18">
        <Logo />
      </div>
    </header>
    <main id="main" tabIndex={-1} className="outline-none">
      <Gallery />
    </main>
  </StrictMode>,
);
