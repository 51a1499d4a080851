import { type DestinationStream, type Logger, pino } from 'pino';
import type { Config } from './config.ts';

export type Log = Logger;

const SECRET_FIELDS = [
  'authorization',
  'cookie',
  'password',
  'password_confirmation',
  'old_password',
  'token',
  'access_token',
  'card',
  'cvc',
  'otp_code',
];

/** Secrets are cut by name up to three levels deep; no body is ever logged. */
const REDACTED_PATHS = SECRET_FIELDS.flatMap((field) => [field, `*.${field}`, `*.*.${field}`, `*.*.*.${field}`]);

export function createLog(config: Pick<Config, 'logLevel' | 'environment'>, destination?: DestinationStream): Log {
  const options = {
    level: config.logLevel,
    base: { pid: process.pid },
    redact: { paths: REDACTED_PATHS, censor: '[redacted]' },
  };
  if (destination) return pino(options, destination);
  const readable = config.environment === 'development' && process.stdout.isTTY;
  if (!readable) return pino(options);
  return pino({
    ...options,
    transport: { target: 'pino-pretty', options: { ignore: 'pid,hostname', translateTime: 'HH:MM:ss' } },
  });
}
