import { connect } from '@thyme/db';
import { addDemoCalendar } from '../../apps/server/src/features/calendars/owners/demo-calendars.ts';
import { createSealing } from '../../apps/server/src/platform/crypto/sealing.ts';

/** A connected calendar of a demo shop. Its login is sealed with the server's key, so the demo's plan cannot hold it. */
export async function addDemoCalendars(url: string, dataDir: string): Promise<void> {
  const { db, close } = connect(url, { max: 1, applicationName: 'thyme-demo-calendars' });
  const key = process.env.ENCRYPTION_KEY?.trim();
  const encryptionKey = key ? Buffer.from(key, 'base64') : null;
  try {
    const sealing = createSealing({ encryptionKey, dataDir });
    await addDemoCalendar({ db, sealing }, Math.floor(Date.now() / 1000));
  } finally {
    await close();
  }
}
