import { keys, read, write } from '../session/storage.ts';

/** The default country. */
export const DEFAULT_COUNTRY = 'IE';

/** What is stored in place of a country when the lookup failed. */
const FAILED = 'error';

let pending: Promise<string> | undefined;

/** The visitor's country, looked up once and then stored. A failure stores only its marker, and uses the default. */
export function visitorCountry(ask: typeof fetch = fetch): Promise<string> {
  const known = knownCountry();
  if (known) return Promise.resolve(known);
  pending ??= lookUp(ask).finally(() => {
    pending = undefined;
  });
  return pending;
}

function knownCountry(): string | null {
  const stored = read(keys.country);
  return stored !== null && stored !== FAILED ? stored : null;
}

async function lookUp(ask: typeof fetch): Promise<string> {
  try {
    const response = await ask('/api/country');
    const answer = (await response.json()) as { country_code?: unknown };
    if (!response.ok || typeof answer.country_code !== 'string') throw new Error('The answer has no country.');
    write(keys.country, answer.country_code);
    return answer.country_code;
  } catch {
    // Not worth a toast: the default fits nearly all visitors, and the marker says why it was used.
    write(keys.country, FAILED);
    return DEFAULT_COUNTRY;
  }
}
