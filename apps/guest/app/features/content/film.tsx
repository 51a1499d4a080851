import { useEffect, useRef } from 'react';
import { embedUrl, type FilmSource } from './films.ts';

interface FilmProps {
  source: FilmSource;
  title: string;
  poster?: string | undefined;
  /** Off pauses the film, as when its slide is slid away. */
  active?: boolean;
}

/** A film that waits to be started, with sound, and begins again at its end. */
export function Film({ source, title, poster, active = true }: FilmProps) {
  const video = useRef<HTMLVideoElement>(null);
  useEffect(() => {
    if (!active) video.current?.pause();
  }, [active]);

  if (source.kind === 'hosted') {
    // Taking the frame away is the one way to stop a hosted film without its script.
    return active ? (
      <iframe
        title={title}
        src={embedUrl(source.id)}
        loading="lazy"
        allow="fullscreen; picture-in-picture"
        className="size-full border-0"
      />
    ) : null;
  }
  return (
    // biome-ignore lint/a11y/useMediaCaption: our films tell their story in pictures and written words; nobody speaks.
    <video
      ref={video}
      src={source.url}
      poster={poster}
      title={title}
      controls
      loop
      playsInline
      preload="none"
      className="size-full object-cover"
    />
  );
}
