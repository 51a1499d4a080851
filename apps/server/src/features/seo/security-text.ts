import { DAY, type Instant } from '@thyme/domain/time';
import type { Config } from '../../platform/config/config.ts';

/** Less than a year ahead, as RFC 9116 recommends; each answer renews it. */
const VALID_SECONDS = 180 * DAY;

export function securityText({ publicUrl, teamEmail }: Pick<Config, 'publicUrl' | 'teamEmail'>, now: Instant): string {
  return [
    `Contact: mailto:${teamEmail}`,
    `Expires: ${new Date((now + VALID_SECONDS) * 1000).toISOString().slice(0, 19)}Z`,
    'Preferred-Languages: en',
    `Canonical: ${publicUrl}/.well-known/security.txt`,
    '',
  ].join('\n');
}
