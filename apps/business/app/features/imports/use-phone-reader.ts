import { useEffect, useState } from 'react';

type ReadPhone = (text: string) => string | null;

/** Reads numbers as the import does, once the library is here; until then they stay as they are written. */
export function usePhoneReader(country: string): ReadPhone {
  const [read, setRead] = useState<ReadPhone>(() => (text: string) => text.trim() || null);
  useEffect(() => {
    let isShown = true;
    import('libphonenumber-js/min').then(
      ({ isSupportedCountry, parsePhoneNumberFromString }) => {
        const home = isSupportedCountry(country) ? country : 'IE';
        const reader: ReadPhone = (text) => parsePhoneNumberFromString(text.replace(/^00/, '+'), home)?.number ?? null;
        if (isShown) setRead(() => reader);
      },
      (error: unknown) => console.warn('Numbers are shown as they are written.', error),
    );
    return () => {
      isShown = false;
    };
  }, [country]);
  return read;
}
