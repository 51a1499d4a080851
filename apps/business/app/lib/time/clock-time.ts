import { formatTime, wallAt } from '@thyme/domain/time';

/** Formats minutes after midnight: '9:00 am'. */
export const clockTime = (minutes: number): string => formatTime(wallAt('2026-01-01', minutes));
