import { notify } from '@thyme/site/notify.ts';
import { reportFailure } from './failures.ts';

/** Copies a text and says so; some browsers do not allow it. */
export const copyText = (text: string, done: string): Promise<void> =>
  navigator.clipboard
    .writeText(text)
    .then(() => void notify.success(done))
    .catch((error) => {
      notify.error('Your browser doesn’t allow copying here. Please select the link and copy it.');
      return reportFailure({ api: 'clipboard', error });
    });
