import { Plus } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../actions/button.tsx';
import { Price } from '../display/price.tsx';
import { Accordion, AccordionItem } from '../navigation/accordion.tsx';
import { AppointmentTimeline } from '../time/appointment-timeline.tsx';
import { Calendar } from '../time/calendar.tsx';
import { weekdayOf } from '../time/calendar-dates.ts';
import type { CalendarDay } from '../time/calendar-day.tsx';
import { CalendarLegend } from '../time/calendar-legend.tsx';
import { FirstFree } from '../time/first-free.tsx';
import { TimeChip } from '../time/time-chip.tsx';
import { TimeList } from '../time/time-list.tsx';
import { Tile } from './tile.tsx';

const full = new Set(['2026-08-06', '2026-08-07', '2026-08-14']);
const blocked = new Set(['2026-08-21', '2026-08-22']);

function sampleDay(date: string): CalendarDay {
  if (date < '2026-08-06') return { state: 'past' };
  if (full.has(date)) return { state: 'full', hint: 'Join Cancellation List' };
  if (blocked.has(date)) return { state: 'blocked', hint: 'Join Cancellation List' };
  const weekday = weekdayOf(date);
  if (weekday === 0 || weekday === 6) return { state: 'closed' };
  const day = Number(date.slice(8));
  return { state: 'free', parts: { morning: day % 3 !== 2, afternoon: day % 4 !== 1, evening: day % 2 === 1 } };
}

export function CalendarTile() {
  const [month, setMonth] = useState('2026-08');
  const [date, setDate] = useState<string | null>('2026-08-13');
  return (
    <Tile title="Calendar" span={5}>
      <Calendar
        month={month}
        onMonthChange={setMonth}
        minMonth="2026-08"
        today="2026-08-06"
        value={date}
        onValueChange={setDate}
        dayOf={sampleDay}
      />
      <CalendarLegend className="mt-4" />
    </Tile>
  );
}

const firstTimes = [
  { value: '8-930', day: 'Sat 8 Aug', time: '9:30 am' },
  { value: '11-1300', day: 'Tue 11 Aug', time: '1:00 pm' },
  { value: '12-900', day: 'Wed 12 Aug', time: '9:00 am' },
  { value: '13-1130', day: 'Thu 13 Aug', time: '11:30 am' },
];

export function Times() {
  const [first, setFirst] = useState<string | null>('13-1130');
  const [time, setTime] = useState<string | null>('1130');
  return (
    <Tile title="Times" span={7}>
      <div id="times" className="grid gap-6">
        <FirstFree times={firstTimes} value={first} onValueChange={setFirst} live />
        <TimeList
          label="Times on Thursday 13 August"
          value={time}
          onValueChange={setTime}
          groups={[
            {
              title: 'Morning',
              note: 'Irish time',
              times: [
                { value: '1000', label: '10:00 am' },
                { value: '1130', label: '11:30 am' },
              ],
            },
            {
              title: 'Afternoon: one just taken, one just back',
              times: [
                { value: '1330', label: '1:30 pm', state: 'taken' },
                { value: '1530', label: '3:30 pm', state: 'back' },
              ],
            },
          ]}
        />
        <ServiceList />
      </div>
    </Tile>
  );
}

function ServiceList() {
  return (
    <Accordion>
      <AccordionItem open title="Cut & style" summary="4 services, from €15" flush>
        <div className="grid grid-cols-[minmax(0,1fr)_auto_auto] items-center gap-4 py-4 md:gap-6">
          <div>
            <h4 className="text-lg leading-snug font-semibold">Fringe trim</h4>
            <p className="mt-1 text-ink-soft">
              <span className="text-ink figures">15 min</span> · Between cuts, on dry hair
            </p>
          </div>
          <Price amount="€15" className="text-lg" />
          <Button variant="add" size="sm">
            <Plus aria-hidden="true" /> Add
          </Button>
        </div>
      </AccordionItem>
      <AccordionItem title="Treatments" summary="3 services, from €28">
        Masks, scalp care and a quiet half hour.
      </AccordionItem>
    </Accordion>
  );
}

export function Visit() {
  return (
    <Tile title="The visit" span={5}>
      <AppointmentTimeline
        stops={[
          { time: '11:30 am', title: 'Cut & finish', detail: '1 h with Aoife' },
          { time: '12:30 pm', title: 'Scalp & breath', detail: '45 min, a class', tone: 'plum' },
          { time: '1:15 pm', title: 'Done', tone: 'end' },
        ]}
      />
      <div className="mt-5 flex flex-wrap gap-2">
        <TimeChip href="#a" look="first">
          Today 6:15 pm
        </TimeChip>
        <TimeChip href="#b">6:45 pm</TimeChip>
        <TimeChip href="#c" look="line">
          All times
        </TimeChip>
      </div>
    </Tile>
  );
}
