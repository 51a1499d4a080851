import { clsx } from 'clsx';
import { type ComponentProps, useEffect, useRef } from 'react';

type Props = Omit<ComponentProps<'video'>, 'src'> & {
  stream: MediaStream | null;
  /** One's own picture is seen as in a mirror. */
  mirrored?: boolean;
  speaker?: string | undefined;
};

/** Moving pictures from a stream. */
export function StreamVideo({ stream, mirrored = false, speaker, className, ...rest }: Props) {
  const element = useRef<HTMLVideoElement>(null);
  useEffect(() => {
    const video = element.current;
    if (!video || video.srcObject === stream) return;
    video.srcObject = stream;
    // Browsers may refuse to play with sound before a press; joining is one, so this is a lost race at worst.
    video.play().catch((error: unknown) => {
      if (!(error instanceof DOMException && error.name === 'AbortError'))
        console.warn('The picture stands still.', error);
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
