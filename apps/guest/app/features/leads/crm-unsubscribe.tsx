import { useEffect, useRef } from 'react';

export const MAX_PARENTS = 10;

type Framed = Pick<Window, 'parent' | 'location'>;

/** The record's id from the URL; in a frame, it is looked for up to ten windows above. */
export function recordIdFrom(start: Framed): string | null {
  let here = start;
  for (let depth = 0; depth <= MAX_PARENTS; depth += 1) {
    const id = hashOf(here);
    if (id) return id;
    if (here.parent === here) return null;
    here = here.parent;
  }
  return null;
}

function hashOf(window: Framed): string | null {
  try {
    const id = decodeURIComponent(window.location.hash.slice(1));
    return /^[\w-]{1,128}$/.test(id) ? id : null;
  } catch {
    // A window of another site does not reveal its URL.
    return null;
  }
}

/** The customer system's own unsubscribe script, where one is configured, with the record's id. */
export function CrmUnsubscribe({ src }: { src: string }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const id = recordIdFrom(window);
    const script = document.createElement('script');
    script.src = src;
    script.async = true;
    if (id) script.dataset.recordId = id;
    place.current?.append(script);
    return () => script.remove();
  }, [src]);
  return <div ref={place} />;
}
