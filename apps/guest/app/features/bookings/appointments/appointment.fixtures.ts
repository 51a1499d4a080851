import type { Appointment } from './use-appointments.ts';

const wall = (text: string) => Date.parse(`${text}Z`) / 1000;

const shop: Appointment['business_info'] = {
  name: 'Willow Room',
  slug: 'willow-room',
  published: true,
  location: '42 Sandford Close, Dublin 6',
  country: 'IE',
  zone: 'Europe/Dublin',
  zone_label: 'Irish time',
  lat: null,
  lng: null,
  thumbnail_picture: null,
};

const facial: Appointment['appointment_detail'][number] = {
  id: 1,
  ser_pricing_id: 5,
  time: wall('2030-08-09T10:00'),
  duration: 60,
  person: null,
  person_id: null,
  is_group: false,
  is_course: false,
  price: 80,
  special_price: 0,
  still_sold: true,
  service_pricing: {
    id: 5,
    service_id: 2,
    service_name: 'Signature facial',
    duration: 60,
    price: 80,
    special_price: 0,
  },
};

/** An appointment as the account shows it: a facial in the future, a deposit paid. */
export function anAppointment(changes: Partial<Appointment> = {}): Appointment {
  return {
    id: 7,
    business_id: 3,
    user_id: 1,
    sale_id: 12,
    kind: 'visit',
    status: 'Accept',
    version: 1,
    date: wall('2030-08-09T10:00'),
    end_date: wall('2030-08-09T11:00'),
    dates: [],
    next_date: wall('2030-08-09T10:00'),
    starts_at: wall('2030-08-09T09:00'),
    upcoming: true,
    note: '',
    note_to_guest: '',
    shop_discount: 0,
    products: [],
    payment: 20,
    due: 60,
    payment_status: 'Upfront',
    upfront_percent: 25,
    total_amount: 80,
    room_id: null,
    calendar_file: '/calendar/7.ics',
    policy: 'Free to cancel until the appointment begins',
    companion: '',
    together: [],
    can_cancel: true,
    can_reschedule: true,
    moving: { rule: 'start', until: wall('2030-08-09T10:00') },
    can_accept: false,
    can_rate: false,
    cancelled_by: null,
    cancellation_fee: null,
    charge_decision: null,
    cancelled_at: null,
    cancellation_percent: null,
    cancellation_hours: null,
    given_dates: [],
    refunded: 0,
    refunds: [],
    review: null,
    call: null,
    declined_move: null,
    move: null,
    business_info: shop,
    appointment_detail: [facial],
    ...changes,
  };
}

/** The same, cancelled by the guest a day before with half of what was paid kept. */
export function aCancelledAppointment(changes: Partial<Appointment> = {}): Appointment {
  return anAppointment({
    status: 'Cancelled',
    date: wall('2026-08-07T17:30'),
    end_date: wall('2026-08-07T18:30'),
    next_date: wall('2026-08-07T17:30'),
    starts_at: wall('2026-08-07T16:30'),
    upcoming: false,
    can_cancel: false,
    can_reschedule: false,
    moving: null,
    payment: 40,
    due: 0,
    payment_status: 'Paid',
    cancelled_by: 'guest',
    cancelled_at: wall('2026-08-06T10:12'),
    cancellation_fee: 40,
    cancellation_percent: 50,
    cancellation_hours: 48,
    refunded: 40,
    refunds: [
      {
        kind: 'card',
        label: 'Visa ending 4242',
        amount: 40,
        stage: 'with-bank',
        requested_at: wall('2026-08-06T10:12'),
        sent_at: wall('2026-08-06T10:13'),
        expected_by: wall('2026-08-13T00:00'),
        reference: 'RF-17',
      },
    ],
    ...changes,
  });
}

/** A video call that a shop asked for. */
export function aCall(changes: Partial<Appointment> = {}): Appointment {
  return anAppointment({
    kind: 'consultation',
    moving: null,
    sale_id: null,
    payment: 0,
    due: 0,
    total_amount: 0,
    upfront_percent: 0,
    payment_status: 'Paid',
    room_id: 'a-room-nobody-can-guess',
    appointment_detail: [],
    call: {
      date: wall('2030-08-09T10:00'),
      end_date: wall('2030-08-09T10:15'),
      starts_at: wall('2030-08-09T09:00'),
      ended: false,
      person: 'Orla Feeney',
    },
    ...changes,
  });
}
