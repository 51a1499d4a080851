// @vitest-environment node
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Gallery } from './gallery.tsx';

test('every component renders on the server, without a window', () => {
  const html = renderToString(<Gallery />);
  expect(html).toContain('Join Cancellation List');
  // Closed accordion content is part of the HTML.
  expect(html).toContain('Masks, scalp care and a quiet half hour.');
});
