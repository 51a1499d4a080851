import { type RefObject, useEffect } from 'react';
import { writeResize } from './resize-messages.ts';

/** Sends the form's height to the page around this one, now and whenever it changes. */
export function useAnnouncedHeight(form: string, body: RefObject<HTMLElement | null>, done: boolean): void {
  useEffect(() => {
    const element = body.current;
    if (!element || window.parent === window) return;
    const say = (flagged: boolean) =>
      window.parent.postMessage(writeResize({ form, height: element.scrollHeight, flagged }), window.location.origin);
    say(done);
    let last = element.scrollHeight;
    const observer = new ResizeObserver(() => {
      if (element.scrollHeight === last) return;
      last = element.scrollHeight;
      say(false);
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [form, body, done]);
}
