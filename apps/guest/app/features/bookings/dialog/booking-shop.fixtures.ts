import type { BookingShop } from './choice/slots.ts';

export const aBookingShop: BookingShop = {
  id: 7,
  slug: 'fern-and-fold',
  name: 'Fern & Fold',
  area: 'Ranelagh',
  location: '12 Beechwood Avenue',
  country: 'IE',
  zone: 'Europe/Dublin',
  zone_label: 'Irish time',
  vat_registered: true,
  video_vetting: false,
  consultation_minutes: 15,
  consultation_price: 0,
  horizon_days: 60,
  cancellation: [{ value: 1 }],
  cancellation_steps: [],
  slider: [],
};
