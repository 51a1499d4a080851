import { dateOfWall, zoneLabel } from '@thyme/domain/time';
import { builder } from '../../graphql/builder.ts';
import { EnrolmentStateType } from '../businesses/menu-type.ts';
import type { ClassDate, DayAnswer, FreeTime } from './times.ts';

export const wallDescription = "Unix seconds that show the shop's wall clock when read in UTC.";

const TimeSlot = builder.objectRef<FreeTime>('TimeSlot').implement({
  fields: (t) => ({
    s_time: t.exposeInt('at', { description: wallDescription }),
    seats_left: t.exposeInt('seatsLeft', { nullable: true, description: 'For classes and courses.' }),
  }),
});

const ClassDateType = builder.objectRef<ClassDate>('ClassDate').implement({
  fields: (t) => ({
    s_date: t.string({ resolve: ({ at }) => dateOfWall(at) }),
    s_time: t.exposeInt('at', { description: wallDescription }),
    seats_left: t.exposeInt('seatsLeft', { nullable: true }),
    state: t.field({
      type: EnrolmentStateType,
      description: 'Full dates have a waiting list; closed ones do not. All dates of a course have the same state.',
      resolve: ({ state }) => state,
    }),
  }),
});

const DateSlot = builder.objectRef<string>('DateSlot').implement({
  fields: (t) => ({ s_date: t.string({ resolve: (date) => date }) }),
});

export const TimeSlots = builder.objectRef<DayAnswer>('TimeSlots').implement({
  fields: (t) => ({
    time_slots: t.field({ type: [TimeSlot], resolve: ({ times }) => times }),
    date_slots: t.field({
      type: [DateSlot],
      description: 'Days of the month with a free time; for a class all days that can be joined.',
      resolve: ({ dates }) => dates,
    }),
    class_dates: t.field({
      type: [ClassDateType],
      description: 'Every upcoming date of a class or course; empty for other services.',
      resolve: ({ classDates = [] }) => classDates,
    }),
    zone: t.string({ resolve: ({ shop }) => shop.zone }),
    zone_label: t.string({ resolve: ({ shop }) => zoneLabel(shop.zone) }),
  }),
});
