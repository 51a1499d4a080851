import { describe, expect, it } from 'vitest';
import { zoneLabel } from './format.ts';
import { isHomeClock, withZone, zonedDayTime, zonedTime } from './home-clock.ts';
import { offsetAt } from './zone-offsets.ts';

const MONTHS = Array.from({ length: 12 }, (_, month) => Date.UTC(2026, month, 15) / 1000);

describe('times for readers of another zone', () => {
  it('[SHOP-083] carry the zone, 4:15 pm New York time', () => {
    expect(withZone('4:15 pm', zoneLabel('America/New_York'))).toBe('4:15 pm New York time');
    expect(withZone('4:15 pm', zoneLabel('Europe/Lisbon'))).toBe('4:15 pm Lisbon time');
  });

  it('[NOTIF-041] are written on the shop’s clock', () => {
    const at = Date.UTC(2026, 5, 17, 18, 15) / 1000;
    expect(zonedTime('America/New_York', at)).toBe('2:15 pm New York time');
    expect(zonedDayTime('America/New_York', at)).toBe('Wed 17 Jun, 2:15 pm New York time');
    expect(zonedDayTime('Europe/Dublin', at)).toBe('Wed 17 Jun, 7:15 pm');
  });

  it('omit it if the clock always agrees with Ireland’s', () => {
    for (const zone of ['Europe/Dublin', 'Europe/London', 'Europe/Belfast']) {
      expect(isHomeClock(zoneLabel(zone))).toBe(true);
      for (const at of MONTHS) expect(offsetAt(zone, at)).toBe(offsetAt('Europe/Dublin', at));
    }
    expect(isHomeClock(zoneLabel('UTC'))).toBe(false);
  });
});
