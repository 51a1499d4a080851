import { describe, expect, it } from 'vitest';
import { addressOf, atTime, everywhere, headline, onThisMap, readWanted, withoutDefaults } from './wanted.ts';

const TODAY = '2026-11-17';
const read = (address: string, path?: string) => readWanted(new URL(address, 'http://localhost'), path);

describe('the wanted search', () => {
  it('[ROUTE-009] is read from the path form, every segment of which may be missing', () => {
    expect(read('/search/53.3/-6.2/nails/5/newest/female', '53.3/-6.2/nails/5/newest/female')).toMatchObject({
      place: { lat: 53.3, lng: -6.2 },
      service: 'nails',
      distance: 5,
      sort: 'newest',
      gender: 'female',
    });
    expect(read('/search/53.3', '53.3')).toMatchObject({ sort: 'all', gender: 'everyone' });
    expect(read('/search')).toMatchObject({ sort: 'all', gender: 'everyone', where: '' });
  });

  it('[ROUTE-008] is read from the query form', () => {
    expect(read('/search?lat=53.3&lng=-6.2&service=hair&dist=10&sort=Nearest&gender=Male Only')).toMatchObject({
      place: { lat: 53.3, lng: -6.2 },
      service: 'hair',
      distance: 10,
      sort: 'nearest',
      gender: 'male',
    });
  });

  it('may be nearest to a place that has only a name so far', () => {
    expect(read('/search?where=Galway&sort=nearest')).toMatchObject({ where: 'Galway', sort: 'nearest' });
    expect(read('/search?sort=nearest').sort).toBe('all');
  });

  it('is around the typed place, even with a position of the browser', () => {
    const wanted = read('/search?lat=53.3&lng=-6.2&where=Galway&sort=nearest');
    expect(wanted).toMatchObject({ where: 'Galway', sort: 'nearest' });
    expect(wanted.place).toBeUndefined();
  });

  it('may be in the visible area of the map, with the current filters', () => {
    const address = onThisMap(read('/search?service=nails&where=Galway&open=1&dist=3'), {
      lat: 53.123456,
      lng: -9.1,
      km: 12,
    });
    expect(address).toBe('/search?lat=53.1235&lng=-9.1&service=nails&dist=12&open=1&map=1');
    expect(read(address)).toMatchObject({ place: { lat: 53.1235, lng: -9.1 }, distance: 12, where: '', onMap: true });
    expect(headline({ total: 2 }, read(address), null, TODAY)).toBe('2 businesses for nails in this part of the map');
    expect(read('/search?map=1').onMap).toBeUndefined();
  });

  it('can do without its place again', () => {
    expect(everywhere(read('/search?lat=53.3&lng=-6.2&service=nails&dist=5&sort=nearest&open=1'))).toBe(
      '/search?service=nails&open=1',
    );
    expect(everywhere(read('/search?where=Galway&sort=newest'))).toBe('/search?sort=newest');
  });

  it('shows 24 at first and never more than 96', () => {
    expect([read('/search').count, read('/search?count=48').count, read('/search?count=9999').count]).toEqual([
      24, 48, 96,
    ]);
  });

  it('is described in one line', () => {
    expect(headline({ total: 24 }, read('/search?service=massage'), 'Dublin 8', TODAY)).toBe(
      '24 businesses for massage near Dublin 8',
    );
    expect(headline({ total: 1 }, read('/search?lat=53&lng=-6'), null, TODAY)).toBe('1 business near you');
  });

  it('[SEARCH-010] has a day and a time in its URL, and a link to another', () => {
    const wanted = read('/search?service=massage&where=Galway&day=today&time=evening&count=48&full=1');
    expect(wanted).toMatchObject({ when: { day: 'today', time: 'evening' }, withFull: true });
    expect(atTime(wanted, { day: 'tomorrow' })).toBe('/search?service=massage&day=tomorrow&where=Galway');
    expect(atTime(wanted, undefined)).toBe('/search?service=massage&where=Galway');
    expect(read(addressOf(wanted))).toMatchObject({ when: wanted.when, where: 'Galway', withFull: true, count: 24 });
    expect(headline({ total: 14 }, { ...wanted, withFull: undefined } as never, 'Galway', TODAY)).toBe(
      '14 places free today after 5 pm',
    );
  });

  it('[SEARCH-010] is sent without empty parameters and defaults', () => {
    const given = new URLSearchParams('service=&where=+&dist=&sort=all&gender=everyone&price=20&day=');
    expect(withoutDefaults(given).toString()).toBe('price=20');
  });
});
