import { defineHook } from '../../platform/hooks.ts';
import type { AppointmentKey } from '../sales/index.ts';

/** An appointment was booked, moved or cancelled. */
export const appointmentChanged = defineHook<AppointmentKey & { userId: number }>('appointment changed');

/** A booking is confirmed; called once, after its own transaction. */
export const bookingConfirmed = defineHook<AppointmentKey>('booking confirmed');
