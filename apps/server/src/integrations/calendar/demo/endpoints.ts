import type { GoogleEndpoints } from '../google/google-client.ts';

export const DEMO_CALENDAR_PATH = '/demo-calendar';

/** Browsers use the public address, the server itself the one it listens on. */
export function demoEndpoints(browser: string, server: string): GoogleEndpoints {
  return {
    authorize: `${browser}${DEMO_CALENDAR_PATH}/authorize`,
    token: `${server}${DEMO_CALENDAR_PATH}/token`,
    revoke: `${server}${DEMO_CALENDAR_PATH}/revoke`,
    root: `${server}${DEMO_CALENDAR_PATH}/`,
  };
}
