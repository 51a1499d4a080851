import { endOfDay, startOfDay } from '@thyme/domain/time';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { expandBusy } from './expand-busy.ts';
import { readBusyOf } from './read-busy.ts';

const ZONE = 'Europe/Dublin';
const at = (text: string) => Date.parse(text) / 1000;
const window = { from: at('2026-06-01T00:00:00Z'), to: at('2027-06-01T00:00:00Z') };
const file = (...events: string[]) =>
  ['BEGIN:VCALENDAR', 'VERSION:2.0', ...events.flatMap((event) => event.trim().split(/\n\s*/)), 'END:VCALENDAR'].join(
    '\r\n',
  );
const event = (lines: string) => `BEGIN:VEVENT\n${lines.trim()}\nEND:VEVENT`;
const reading = (...events: string[]) => ({ files: [file(...events)], zone: ZONE, window, businessId: 7 });
const busy = (...events: string[]) =>
  expandBusy(reading(...events)).map(({ from, to }) =>
    [from, to].map((instant) => new Date(instant * 1000).toISOString().slice(0, 16)).join('/'),
  );

describe('busy times of a calendar file', () => {
  it('[SYNC-004] a series keeps its wall time across a clock change, without its excluded dates', () => {
    expect(
      busy(
        event(`UID:a
        DTSTART;TZID=Europe/Dublin:20261019T100000
        DTEND;TZID=Europe/Dublin:20261019T110000
        RRULE:FREQ=WEEKLY;COUNT=4
        EXDATE;TZID=Europe/Dublin:20261102T100000`),
      ),
    ).toEqual([
      '2026-10-19T09:00/2026-10-19T10:00',
      '2026-10-26T10:00/2026-10-26T11:00',
      '2026-11-09T10:00/2026-11-09T11:00',
    ]);
  });

  it('[SYNC-004] a moved occurrence is busy at its new time, a cancelled one is not busy', () => {
    expect(
      busy(
        event(`UID:a
        DTSTART;TZID=Europe/Dublin:20260706T100000
        DTEND;TZID=Europe/Dublin:20260706T110000
        RRULE:FREQ=DAILY;UNTIL=20260708T090000Z`),
        event(`UID:a
        RECURRENCE-ID:20260707T090000Z
        DTSTART;TZID=Europe/Dublin:20260710T150000
        DTEND;TZID=Europe/Dublin:20260710T153000`),
        event(`UID:a
        RECURRENCE-ID;TZID=Europe/Dublin:20260708T100000
        DTSTART;TZID=Europe/Dublin:20260708T100000
        DTEND;TZID=Europe/Dublin:20260708T110000
        STATUS:CANCELLED`),
      ),
    ).toEqual(['2026-07-06T09:00/2026-07-06T10:00', '2026-07-10T14:00/2026-07-10T14:30']);
  });

  it('[SYNC-004] whole days are days of the shop, also those of 23 and 25 hours', () => {
    const days = expandBusy(
      reading(
        event('UID:a\nDTSTART;VALUE=DATE:20261025\nDTEND;VALUE=DATE:20261026'),
        event('UID:b\nDTSTART;VALUE=DATE:20270328'),
        event('UID:c\nDTSTART;VALUE=DATE:20260701\nRRULE:FREQ=WEEKLY;UNTIL=20260708'),
      ),
    );
    expect(days.map(({ from, to }) => (to - from) / 3600)).toEqual([24, 24, 25, 23]);
    expect(days[2]).toEqual({ from: startOfDay(ZONE, '2026-10-25'), to: endOfDay(ZONE, '2026-10-25') });
  });

  it('free, cancelled and transparent events close nothing; added dates do', () => {
    const time = 'DTSTART:20260701T100000Z\nDTEND:20260701T110000Z';
    expect(
      busy(
        event(`UID:a\n${time}\nTRANSP:TRANSPARENT`),
        event(`UID:b\n${time}\nSTATUS:CANCELLED`),
        event(`UID:c\n${time}\nX-MICROSOFT-CDO-BUSYSTATUS:FREE`),
        event('UID:d\nDTSTART:20260702T100000Z\nDURATION:PT90M\nRDATE:20260703T120000Z'),
      ),
    ).toEqual(['2026-07-02T10:00/2026-07-02T11:30', '2026-07-03T12:00/2026-07-03T13:30']);
  });

  it('[SYNC-005] reads a zone that the file defines; an undefined one is named, not guessed', () => {
    const zone = (name: string) => `BEGIN:VTIMEZONE
      TZID:${name}
      BEGIN:STANDARD
      DTSTART:19701025T020000
      TZOFFSETFROM:+0300
      TZOFFSETTO:+0200
      RRULE:FREQ=YEARLY;BYDAY=-1SU;BYMONTH=10
      END:STANDARD
      BEGIN:DAYLIGHT
      DTSTART:19700329T010000
      TZOFFSETFROM:+0200
      TZOFFSETTO:+0300
      RRULE:FREQ=YEARLY;BYDAY=-1SU;BYMONTH=3
      END:DAYLIGHT
      END:VTIMEZONE`;
    const timed = event('UID:a\nDTSTART;TZID=FLE Standard Time:20260701T100000\nDURATION:PT1H');
    expect(busy(zone('FLE Standard Time'), timed)).toEqual(['2026-07-01T07:00/2026-07-01T08:00']);
    expect(() => busy(timed)).toThrow(/time zone “FLE Standard Time”/);
    const empty = 'BEGIN:VTIMEZONE\nTZID:Nowhere\nEND:VTIMEZONE';
    expect(() => busy(empty, event('UID:a\nDTSTART;TZID=Nowhere:20260701T100000\nDURATION:PT1H'))).toThrow(/“Nowhere”/);
  });

  it('[SYNC-006] events of the shop’s own calendar are never busy', () => {
    const time = (day: number) => `DTSTART:202607${10 + day}T100000Z\nDURATION:PT1H`;
    expect(
      busy(
        event(`UID:desk7a12c3@thyme\n${time(1)}`),
        event(`UID:desk7k12c3@google.com\n${time(2)}`),
        event(`UID:desk8a12c3@thyme\n${time(3)}`),
      ),
    ).toEqual(['2026-07-13T10:00/2026-07-13T11:00']);
  });

  it.each(['FREQ=SECONDLY', 'FREQ=HOURLY;COUNT=3', 'FREQ=DAILY;BYDAY=XX'])('a rule %s is refused in words', (rule) => {
    expect(() => busy(event(`UID:a\nDTSTART:20260701T100000Z\nDURATION:PT1H\nRRULE:${rule}`))).toThrow(
      expect.objectContaining({ name: 'UnreadableCalendar' }),
    );
  });

  it('a file that is not a calendar is an error, not an empty calendar', () => {
    for (const text of ['', '<html></html>', 'BEGIN:VEVENT\r\nEND:VEVENT', 'BEGIN:VCALENDAR'])
      expect(() => expandBusy({ ...reading(), files: [text] })).toThrow(
        expect.objectContaining({ name: 'UnreadableCalendar' }),
      );
  });

  it('for any file, the result is ordered spans inside the window, or a message', () => {
    const line = fc.oneof(
      fc.constantFrom('RRULE:FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30', 'RRULE:FREQ=MONTHLY', 'DTEND:20260601T000000Z'),
      fc.constantFrom('DTSTART:20260230T100000Z', 'DTSTART:99999999T999999Z', 'DURATION:-PT5H', 'EXDATE:1', 'X:\u0000'),
      fc.string({ maxLength: 30 }),
    );
    fc.assert(
      fc.property(fc.array(line, { maxLength: 6 }), (lines) => {
        try {
          let last = window.from;
          for (const { from, to } of expandBusy(
            reading(event(`UID:a\nDTSTART:20260705T090000Z\n${lines.join('\n')}`)),
          )) {
            expect(from).toBeGreaterThanOrEqual(last);
            expect(to).toBeGreaterThan(from);
            last = to;
          }
        } catch (error) {
          expect(error).toMatchObject({ name: 'UnreadableCalendar' });
        }
      }),
    );
  });

  it('is read in a separate thread', async () => {
    const events = Array.from({ length: 50 }, (_, index) =>
      event(`UID:${index}\nDTSTART:202607${String((index % 28) + 1).padStart(2, '0')}T100000Z\nDURATION:PT1H`),
    );
    expect(await readBusyOf(reading(...events))).toHaveLength(28);
    await expect(readBusyOf({ ...reading(), files: ['no'] })).rejects.toMatchObject({ name: 'UnreadableCalendar' });
  });
});
