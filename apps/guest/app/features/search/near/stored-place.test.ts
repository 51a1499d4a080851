import { beforeEach, describe, expect, it } from 'vitest';
import { clear, keys, write } from '../../../lib/session/storage.ts';
import { readWanted } from '../wanted.ts';
import { storedPlace, storePlace } from './stored-place.ts';

const search = (address: string) => readWanted(new URL(address, 'http://localhost'), undefined);
const galway = { name: 'Galway', lat: 53.27071, lng: -9.05681 };

describe('the place of the last search', () => {
  beforeEach(clear);

  it('[HOME-050] is stored to about a kilometre, with its name', () => {
    storePlace(search('/search?where=Galway'), galway);
    expect(storedPlace()).toEqual({ lat: 53.27, lng: -9.06, name: 'Galway' });
    storePlace(search('/search?lat=53.34567&lng=-6.26543'), null);
    expect(storedPlace()).toEqual({ lat: 53.35, lng: -6.27, name: null });
  });

  it('is not a part of the map, and stays when a search has none', () => {
    storePlace(search('/search?where=Galway'), galway);
    storePlace(search('/search?lat=51.9&lng=-8.4&map=1'), null);
    storePlace(search('/search?service=yoga'), null);
    expect(storedPlace()?.name).toBe('Galway');
  });

  it.each(['nonsense', '{"value":"x","expires":9e15}', '{"value":"{}","expires":9e15}'])('is none for %s', (text) => {
    write(keys.nearPlace, text);
    expect(storedPlace()).toBeNull();
  });
});
