import { clsx } from 'clsx';
import { type ComponentProps, useEffect, useRef } from 'react';

type Props = Omit<ComponentProps<'video'>, 'src'> & {
  stream: MediaStream | null;
  /** Mirrors the own video. */
  mirrored?: boolean;
  speaker?: string | undefined;
};

/** A video element that plays a MediaStream. */
export function StreamVideo({ stream, mirrored = false, speaker, className, ...rest }: Props) {
  const element = useRef<HTMLVideoElement>(null);
  useEffect(() => {
    const video = element.current;
    if (!video || video.srcObject === stream) return;
    video.srcObject = stream;
    // Browsers may refuse to play sound before a user gesture; joining is one, so this is at worst a lost race.
    video.play().catch((error: unknown) => {
      if (!(error instanceof DOMException && error.name === 'AbortError'))
        console.warn('The video could not be played.', error);
    });
  }, [stream]);
  useEffect(() => {
    const video = element.current;
    if (video && speaker && 'setSinkId' in video) {
      video.setSinkId(speaker).catch((error: unknown) => console.warn('The speaker could not be chosen.', error));
    }
  }, [speaker]);
  return (
    <video
      ref={element}
      autoPlay
      playsInline
      className={clsx('size-full object-cover', mirrored && '-scale-x-100', className)}
      {...rest}
    />
  );
}
