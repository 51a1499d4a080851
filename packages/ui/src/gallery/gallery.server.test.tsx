// @vitest-environment node
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Gallery } from './gallery.tsx';

test('every component renders on a server, where there is no window', () => {
  const html = renderToString(<Gallery />);
  expect(html).toContain('Join Cancellation List');
  // What is closed stands in the page all the same.
  expect(html).toContain('Masks, scalp care and a quiet half hour.');
});
