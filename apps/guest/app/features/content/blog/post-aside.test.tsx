import { render, screen } from '@thyme/ui/testing.ts';
import { describe, expect, it } from 'vitest';
import { PostContents } from './post-aside.tsx';

describe('[CONTENT-085] the sections of a post', () => {
  it('are folded before it on a phone', () => {
    render(
      <PostContents
        headings={[
          { id: 'find-it', text: 'Find it' },
          { id: 'keep-it', text: 'Keep it' },
        ]}
      />,
    );
    const folded = screen.getByRole('group');
    expect(folded).toHaveProperty('open', false);
    expect([...folded.querySelectorAll('a')].map((link) => link.getAttribute('href'))).toEqual([
      '#find-it',
      '#keep-it',
    ]);
  });

  it('are left out where there is one', () => {
    render(<PostContents headings={[{ id: 'find-it', text: 'Find it' }]} />);
    expect(screen.queryByText('In this post')).toBeNull();
  });
});
