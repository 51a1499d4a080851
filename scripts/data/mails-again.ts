import { connect } from '@thyme/db';
import { resendMails } from '../../apps/server/src/features/outbox/resend.ts';

/** Failed and waiting mails are due now; the server's next sweep sends them. */
export async function mailsAgain(url: string): Promise<string> {
  const { db, close } = connect(url, { max: 1, applicationName: 'thyme-mails' });
  try {
    const ids = await resendMails(db, 'all', Math.floor(Date.now() / 1000));
    if (ids.length === 0) return 'No mail has failed or is waiting.';
    return `${ids.length} ${ids.length === 1 ? 'mail is' : 'mails are'} sent again within minutes, while a server with JOBS=on runs.`;
  } finally {
    await close();
  }
}
