import { useHydrated } from '@thyme/site/use-hydrated.ts';
import { useEffect, useRef, useState } from 'react';
import { OutsidePart } from '../../lib/visitor/consent/outside-part.tsx';
import { FLAGGED_DELAY_MS, FRAME_HEIGHT, frameHeight, readResize } from './resize-messages.ts';

interface FormFrameProps {
  /** An outside form, or the path of one of ours. */
  src: string;
  title: string;
}

/** One of our own forms, or another company's after consent. */
export function FormFrame({ src, title }: FormFrameProps) {
  if (src.startsWith('/')) return <ResizingFrame src={src} title={title} />;
  return (
    <OutsidePart url={src} what="form">
      <ResizingFrame src={src} title={title} />
    </OutsidePart>
  );
}

/** A form in a frame that reports its height. Only messages from the form's own window and origin count. */
function ResizingFrame({ src, title }: FormFrameProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [height, setHeight] = useState(FRAME_HEIGHT);
  // The form reports its height once, so it is loaded after the listener is in place.
  const isListening = useHydrated();

  useEffect(() => {
    const origin = new URL(src, window.location.href).origin;
    let later: ReturnType<typeof setTimeout> | undefined;
    function onMessage(event: MessageEvent<unknown>) {
      if (event.origin !== origin || event.source !== frame.current?.contentWindow) return;
      const message = readResize(event.data);
      if (!message) return;
      clearTimeout(later);
      if (!message.flagged) return setHeight(frameHeight(message.height));
      frame.current?.scrollIntoView();
      later = setTimeout(() => setHeight(frameHeight(message.height)), FLAGGED_DELAY_MS);
    }
    window.addEventListener('message', onMessage);
    return () => {
      clearTimeout(later);
      window.removeEventListener('message', onMessage);
    };
  }, [src]);

  // A frame in the server's HTML makes browsers lay out the page before its stylesheet has arrived.
  if (!isListening) return <div style={{ height }} />;
  return (
    <iframe
      ref={frame}
      loading="lazy"
      src={src}
      title={title}
      style={{ height }}
      className="block w-full scroll-mt-24 border-0"
    />
  );
}
