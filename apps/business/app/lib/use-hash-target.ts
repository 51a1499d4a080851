import { useEffect } from 'react';
import { useLocation } from 'react-router';

/** Scrolls to the element in the URL's hash once the page's data has rendered it. */
export function useHashTarget(isReady: boolean): void {
  const { hash } = useLocation();
  useEffect(() => {
    if (isReady && hash !== '') document.getElementById(hash.slice(1))?.scrollIntoView({ block: 'center' });
  }, [isReady, hash]);
}
