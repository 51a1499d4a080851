import { Skeleton } from '@thyme/ui';
import { useEffect, useState } from 'react';
import type { AuthorizedFetch } from '../authorized-fetch.ts';

interface PrivatePictureProps {
  url: string;
  alt: string;
  width: number;
  height: number;
  authorizedFetch: AuthorizedFetch;
}

/** A picture that only the two sides of a conversation can fetch: its address does not work without a token. */
export function PrivatePicture({ url, alt, width, height, authorizedFetch }: PrivatePictureProps) {
  const [shown, setShown] = useState<string | null>(null);
  const [isMissing, setMissing] = useState(false);
  useEffect(() => {
    let made: string | null = null;
    let isGone = false;
    async function load() {
      const response = await authorizedFetch(url);
      if (!response?.ok) throw new Error('The picture could not be fetched.');
      const blob = await response.blob();
      if (isGone) return;
      made = URL.createObjectURL(blob);
      setShown(made);
    }
    load().catch((error: unknown) => {
      console.warn(error);
      if (!isGone) setMissing(true);
    });
    return () => {
      isGone = true;
      if (made) URL.revokeObjectURL(made);
    };
  }, [url, authorizedFetch]);
  if (isMissing) return <p className="text-sm">This picture can’t be shown right now.</p>;
  const style = { aspectRatio: `${width} / ${height}` };
  if (!shown)
    return (
      <div className="w-60 max-w-full" style={style}>
        <Skeleton height="100%" className="rounded-md" />
      </div>
    );
  return (
    <a
      href={shown}
      target="_blank"
      rel="noopener"
      className="block w-60 max-w-full rounded-md focus-visible:focus-ring"
    >
      <img src={shown} alt={alt} style={style} className="w-full rounded-md object-cover" />
    </a>
  );
}
