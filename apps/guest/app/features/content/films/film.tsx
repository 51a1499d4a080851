import { Play } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { embedUrl } from './embed-url.ts';
import type { FilmSource } from './films.ts';

interface FilmProps {
  source: FilmSource;
  title: string;
  /** The poster; by default a picture from the film itself. */
  poster?: ReactNode;
  /** Off pauses the film, as when another slide is shown. */
  active?: boolean;
  /** Called when the film is started. */
  onStart?: (() => void) | undefined;
}

/**
 * A film behind its poster, as large as its container. Nothing is loaded before the guest presses play, not even the
 * browser's own controls, which are slow to render.
 */
export function Film({ source, title, poster, active = true, onStart }: FilmProps) {
  const [started, setStarted] = useState(false);
  const isHosted = source.kind === 'hosted';
  useEffect(() => {
    // Removing the frame is the only way to stop a hosted film without its script.
    if (!active && isHosted) setStarted(false);
  }, [active, isHosted]);
  if (started)
    return isHosted ? (
      <iframe
        ref={focus}
        title={title}
        src={embedUrl(source.id)}
        allow="fullscreen; picture-in-picture"
        className="size-full border-0"
      />
    ) : (
      <OwnFilm source={source} title={title} active={active} onStart={onStart} />
    );
  return (
    <>
      {poster ||
        (!isHosted && source.poster && (
          <img src={source.poster} alt="" loading="lazy" className="size-full object-cover" />
        ))}
      {/* Shown before the press that loads the host's content. */}
      {isHosted && (
        <p className="absolute inset-x-0 top-0 bg-thyme-900/85 px-4 py-2 text-center text-sm text-white">
          This video is on YouTube, which may set cookies once you press play.
        </p>
      )}
      <button
        type="button"
        onClick={() => {
          setStarted(true);
          onStart?.();
        }}
        className="absolute bottom-4 left-4 flex min-h-14 items-center gap-3.5 rounded-full bg-card py-2 pr-6 pl-2 text-left font-semibold text-ink shadow-lift md:bottom-7 md:left-7"
      >
        <span className="grid size-11 place-items-center rounded-full bg-thyme-700 text-white">
          <Play aria-hidden="true" className="size-5 fill-current" />
        </span>
        <span>
          <span className="sr-only">Play the film: </span>
          {title}
        </span>
      </button>
    </>
  );
}

/** The button that had the focus is removed then. */
const focus = (player: HTMLElement | null) => player?.focus();

interface OwnFilmProps {
  source: FilmSource & { kind: 'file' };
  title: string;
  active: boolean;
  onStart: (() => void) | undefined;
}

/** With sound, in a loop. */
function OwnFilm({ source, title, active, onStart }: OwnFilmProps) {
  const video = useRef<HTMLVideoElement>(null);
  useEffect(() => {
    focus(video.current);
    // A browser may refuse to play; the film's own controls are there then.
    video.current?.play().catch((error: unknown) => console.warn('The film did not start.', error));
  }, []);
  useEffect(() => {
    if (!active) video.current?.pause();
  }, [active]);
  return (
    // biome-ignore lint/a11y/useMediaCaption: every film of ours has its captions beside it; none is shown without.
    <video
      ref={video}
      src={source.url}
      poster={source.poster ?? undefined}
      title={title}
      controls
      loop
      playsInline
      onPlay={onStart}
      className="size-full object-contain"
    >
      {source.captions && <track kind="captions" src={source.captions} srcLang="en" label="English" default />}
    </video>
  );
}
