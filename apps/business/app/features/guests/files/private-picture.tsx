import { Skeleton } from '@thyme/ui';
import { useEffect, useState } from 'react';
import { authorizedFetch } from '../../../lib/authorized-fetch.ts';

/** A picture that needs the member's token, so it is fetched instead of linked. */
export function PrivatePicture({ url, alt }: { url: string; alt: string }) {
  const [shown, setShown] = useState<string | null>(null);
  const [isMissing, setIsMissing] = useState(false);
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
    load().catch(() => setIsMissing(true));
    return () => {
      isGone = true;
      if (made) URL.revokeObjectURL(made);
    };
  }, [url]);
  if (isMissing) return <p className="grid h-32 place-items-center p-3 text-sm text-ink-soft">Couldn’t be loaded</p>;
  if (!shown) return <Skeleton className="h-32" />;
  return <img src={shown} alt={alt} className="h-32 w-full object-cover" />;
}
