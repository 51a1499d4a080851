import { render } from '@thyme/ui/testing.ts';
import { expect, it } from 'vitest';
import createIcon from './plain-icon.ts';

it('draws the lines of the icon, as one element with a constant inside', () => {
  const Plus = createIcon({
    name: 'plus',
    node: [
      ['path', { d: 'M5 12h14', key: '1ays0h' }],
      ['path', { d: 'M12 5v14', key: 's699le' }],
    ],
  });
  const { container } = render(<Plus aria-hidden="true" className="size-4" />);
  expect(container.innerHTML).toBe(
    '<svg width="24" height="24" viewBox="0 0 24 24" aria-hidden="true" class="lucide lucide-plus size-4"><path d="M5 12h14"></path><path d="M12 5v14"></path></svg>',
  );
});
