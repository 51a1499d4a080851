import type { Zone } from '../time/index.ts';

/** Dial codes of countries with one time zone. */
const ZONES: Readonly<Record<string, Zone>> = {
  '353': 'Europe/Dublin',
  '44': 'Europe/London',
  '49': 'Europe/Berlin',
  '33': 'Europe/Paris',
  '31': 'Europe/Amsterdam',
  '32': 'Europe/Brussels',
  '43': 'Europe/Vienna',
  '41': 'Europe/Zurich',
  '48': 'Europe/Warsaw',
  '39': 'Europe/Rome',
};

/** The probable time zone of a number's owner; null for countries with several zones. */
export function zoneOfPhone(phone: string): Zone | null {
  return Object.entries(ZONES).find(([code]) => phone.startsWith(`+${code}`))?.[1] ?? null;
}

/** The longest name that networks show instead of a number. */
const SENDER_LENGTH = 11;

/**
 * The shop's name as the sender, on networks that show names. North America does not: there, and for a name without a
 * letter, the message comes from the number (null).
 */
export function senderName(shop: string, to: string): string | null {
  if (to.startsWith('+1')) return null;
  const name = shop
    .normalize('NFD')
    .replaceAll(/[^A-Za-z0-9 ]/g, '')
    .replaceAll(/ +/g, ' ')
    .slice(0, SENDER_LENGTH)
    .trim();
  return /[A-Za-z]/.test(name) ? name : null;
}

const STOP = ['STOP', 'STOPALL', 'UNSUBSCRIBE', 'CANCEL', 'END', 'QUIT'];
const START = ['START', 'UNSTOP', 'YES'];

/** The words that carriers treat as refusing and allowing messages; null for any other text. */
export function readKeyword(text: string): 'stop' | 'start' | null {
  const word = text
    .trim()
    .replace(/[.!]+$/, '')
    .toUpperCase();
  if (STOP.includes(word)) return 'stop';
  return START.includes(word) ? 'start' : null;
}
