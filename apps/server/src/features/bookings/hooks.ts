import { defineHook, defineProvided } from '../../platform/hooks.ts';
import type { UnitOfWork } from '../../platform/unit-of-work.ts';
import type { AppointmentKey } from '../sales/index.ts';

/** An appointment was booked, moved or cancelled. */
export const appointmentChanged = defineHook<AppointmentKey & { userId: number }>('appointment changed');

/** A booking is confirmed; called once, after its own transaction. */
export const bookingConfirmed = defineHook<AppointmentKey>('booking confirmed');

/**
 * Texts a guest about their appointment, within the shop's quiet hours and limit. False if the guest has no usable
 * number, or the monthly limit is reached.
 */
export type TextGuest = (
  tx: UnitOfWork,
  key: AppointmentKey,
  text: { body: string; dedupeKey: string },
) => Promise<boolean>;

export const textGuest = defineProvided<TextGuest>('texts about appointments');
