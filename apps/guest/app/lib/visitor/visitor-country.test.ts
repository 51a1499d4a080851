import { beforeEach, describe, expect, it } from 'vitest';
import { clear, keys, read } from '../session/storage.ts';
import { visitorCountry } from './visitor-country.ts';

beforeEach(() => clear());

function lookup(answer: () => Response) {
  const requests: string[] = [];
  const fetchCountry = (async (url: string, init?: RequestInit) => {
    requests.push(`${init?.method ?? 'GET'} ${url}`);
    return answer();
  }) as typeof fetch;
  return { fetchCountry, requests };
}

describe("the visitor's country", () => {
  it('[API-071] is looked up with a GET, once, and stored', async () => {
    const { fetchCountry, requests } = lookup(() => Response.json({ country_code: 'FR' }));
    expect(await Promise.all([visitorCountry(fetchCountry), visitorCountry(fetchCountry)])).toEqual(['FR', 'FR']);
    expect(await visitorCountry(fetchCountry)).toBe('FR');
    expect(requests).toEqual(['GET /api/country']);
    expect(read(keys.country)).toBe('FR');
  });

  it.each([
    ['refuses', () => Response.json({ message: 'no' }, { status: 502 })],
    ['says nothing', () => Response.json({})],
    ['cannot be reached', () => Promise.reject(new TypeError('Failed to fetch')) as never],
  ])('[API-072] [CONST-001] is IE when the lookup %s, and only a mark is stored', async (_how, answer) => {
    expect(await visitorCountry(lookup(answer).fetchCountry)).toBe('IE');
    expect(read(keys.country)).toBe('error');
    const later = lookup(() => Response.json({ country_code: 'GB' }));
    expect(await visitorCountry(later.fetchCountry)).toBe('GB');
  });
});
