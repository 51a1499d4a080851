import { screen } from '@thyme/ui/testing.ts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { serve, showToGuest } from '../../../lib/testing/guest-page.fixtures.tsx';
import { NextAppointment } from './next-appointment.tsx';
import type { ListedAppointment } from './use-appointments.ts';

/** Monday 16 November 2026, 9:35 pm in Ireland, 4:35 pm in New York. */
const NOW = Date.UTC(2026, 10, 16, 21, 35);
const wall = (day: number, hour: number, minute = 0) => Date.UTC(2026, 10, day, hour, minute) / 1000;

beforeEach(() => vi.useFakeTimers({ toFake: ['Date'], now: NOW }));
afterEach(() => vi.useRealTimers());

const shopIn = (name: string, zone: string, zone_label: string) => ({
  name,
  zone,
  zone_label,
  location: '',
  lat: null,
  lng: null,
  thumbnail_picture: null,
});
const hudson = shopIn('Hudson & Heather', 'America/New_York', 'New York time');
const willow = shopIn('Willow Room', 'Europe/Dublin', 'Irish time');

let id = 0;
const booked = (shop: typeof hudson, date: number, dates: number[] = []): ListedAppointment => {
  id += 1;
  return {
    id,
    business_id: 3,
    kind: 'visit',
    status: 'New',
    date,
    dates,
    next_date: date,
    payment_status: 'Paid',
    total_amount: 68,
    upcoming: true,
    companion: '',
    can_rate: false,
    review: null,
    business_info: shop,
    appointment_detail: [],
  };
};

async function heading(...data: ListedAppointment[]): Promise<string | null> {
  serve(() => ({ appointments: { data, counts: { upcoming: data.length, past: 0 }, paginatorInfo: { total: 1 } } }));
  showToGuest(<NextAppointment />);
  return (await screen.findByRole('heading', { level: 2 })).textContent;
}

describe('the next appointment on the profile', () => {
  it('[ACCOUNT-061] carries the zone', async () => {
    expect(await heading(booked(hudson, wall(16, 17)))).toBe('Today, 5:00 pm New York time');
  });

  it('[ACCOUNT-062] is not one that has begun', async () => {
    expect(await heading(booked(hudson, wall(16, 16, 15)), booked(willow, wall(18, 10)))).toContain(
      'Wed 18 Nov, 10:00 am',
    );
  });

  it('[ACCOUNT-062] is the soonest by instant, not by wall-clock time', async () => {
    // 11:00 pm in Dublin comes before 6:30 pm in New York.
    expect(await heading(booked(hudson, wall(16, 18, 30)), booked(willow, wall(16, 23)))).toContain('Today, 11:00 pm');
  });

  it('[ACCOUNT-062] is the next date of a course whose class has begun', async () => {
    expect(await heading(booked(willow, wall(16, 21), [wall(16, 21), wall(23, 21)]))).toContain('Mon 23 Nov, 9:00 pm');
  });

  it('[ACCOUNT-062] is none while the only one is under way', async () => {
    expect(await heading(booked(willow, wall(16, 21)))).toBe('Nothing booked yet');
  });
});
