import { type DestinationStream, type Logger, pino } from 'pino';
import type { Config } from '../config/config.ts';
import { redactText } from './redaction.ts';

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

/** Secrets are redacted by name up to three levels deep; bodies are never logged. */
const REDACTED_PATHS = SECRET_FIELDS.flatMap((field) => [field, `*.${field}`, `*.*.${field}`, `*.*.*.${field}`]);

/** Database errors contain the query's values, which may be personal data; the query's text is enough to find it. */
function describeError(error: Error): Record<string, unknown> {
  const described: Record<string, unknown> = { ...pino.stdSerializers.err(error) };
  delete described.params;
  delete described.detail;
  for (const field of ['message', 'stack'] as const) {
    if (typeof described[field] === 'string') described[field] = redactText(withoutParameters(described[field]));
  }
  return described;
}

function withoutParameters(text: string): string {
  return text.replace(/\nparams: [\s\S]*?(?=\n {4}at |\ncaused by: |$)/gi, '');
}

export function createLog(config: Pick<Config, 'logLevel' | 'environment'>, destination?: DestinationStream): Log {
  const options = {
    level: config.logLevel,
    base: { pid: process.pid },
    serializers: { err: describeError },
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
