import { clsx } from 'clsx';
import { Play } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { embedUrl, type FilmSource } from './films.ts';

interface FilmProps {
  source: FilmSource;
  title: string;
  poster?: string | undefined;
  /** Off pauses the film, as when its slide is slid away. */
  active?: boolean;
  /** Somebody has pressed play already, on what stood in its place. */
  pressed?: boolean;
  /** Somebody has started it. */
  onStart?: (() => void) | undefined;
}

/** A film that waits to be started, with sound, and begins again at its end. */
export function Film({ source, title, poster, active = true, pressed = false, onStart }: FilmProps) {
  const video = useRef<HTMLVideoElement>(null);
  useEffect(() => {
    if (!active) video.current?.pause();
  }, [active]);
  useEffect(() => {
    // A browser may refuse to play; the film's own controls are there then.
    if (pressed) video.current?.play().catch((error: unknown) => console.warn('The film did not start.', error));
  }, [pressed]);

  if (source.kind === 'hosted')
    return (
      <HostedFilm id={source.id} title={title} poster={poster} active={active} pressed={pressed} onStart={onStart} />
    );
  return (
    // biome-ignore lint/a11y/useMediaCaption: every film of ours has its captions beside it; none is shown without.
    <video
      ref={video}
      src={source.url}
      poster={poster ?? source.poster ?? undefined}
      title={title}
      controls
      loop
      playsInline
      preload="none"
      onPlay={onStart}
      className="size-full object-contain"
    >
      {source.captions && <track kind="captions" src={source.captions} srcLang="en" label="English" default />}
    </video>
  );
}

/** A hosted film. Nothing is asked of its host, and so nothing stored by it, before somebody presses play. */
function HostedFilm({
  id,
  title,
  poster,
  active,
  pressed,
  onStart,
}: Omit<FilmProps, 'source'> & { id: string; active: boolean; pressed: boolean }) {
  const [started, setStarted] = useState(pressed);
  useEffect(() => {
    // Taking the frame away is the one way to stop a hosted film without its script.
    if (!active) setStarted(false);
  }, [active]);
  if (started)
    return (
      <iframe title={title} src={embedUrl(id)} allow="fullscreen; picture-in-picture" className="size-full border-0" />
    );
  return (
    <button
      type="button"
      onClick={() => {
        setStarted(true);
        onStart?.();
      }}
      className="relative grid size-full place-items-center"
    >
      {poster && <img src={poster} alt="" className="absolute inset-0 size-full object-cover" />}
      <span className="relative grid size-16 place-items-center rounded-full bg-card text-thyme-700 shadow-lift">
        <Play aria-hidden="true" className="size-7 fill-current" />
      </span>
      <span className="sr-only">Play the film: {title}</span>
      <HostedNotice className="absolute inset-x-0 bottom-0" />
    </button>
  );
}

/** Said before the press that lets the host in. */
export function HostedNotice({ className }: { className?: string }) {
  return (
    <span className={clsx('bg-thyme-900/85 px-4 py-2 text-center text-sm text-white', className)}>
      The film is at YouTube, which may set cookies once you press play.
    </span>
  );
}
