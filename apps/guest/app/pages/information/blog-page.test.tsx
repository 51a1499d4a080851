import { render, screen, within } from '@thyme/ui/testing.ts';
import type { ComponentProps } from 'react';
import { MemoryRouter } from 'react-router';
import { describe, expect, it } from 'vitest';
import { BlogPage } from './blog-page.tsx';

type Props = ComponentProps<typeof BlogPage>;

const post = (id: number) => ({
  id,
  slug: `post-${id}`,
  title: `Post ${id}`,
  excerpt: 'A few words.',
  topic: 'Time',
  created_at: 1_786_032_900,
  reading_minutes: 4,
  picture: null,
  image_alt_text: '',
});

function show(page: number, topic: string | null = null) {
  const paginatorInfo = { total: 18, currentPage: page, lastPage: 3, count: 6 };
  const list = { data: [2, 3, 4, 5, 6, 7].map(post), paginatorInfo };
  const loaderData = { list, total: 19, latest: post(1), topics: ['Time'], topic, page };
  render(<BlogPage {...({ loaderData } as unknown as Props)} />, { wrapper: MemoryRouter });
}

describe('[CONTENT-084] the blog', () => {
  it('starts with the latest post and links to it once', () => {
    show(1);
    const latest = screen.getByRole('region', { name: 'The latest post' });
    expect(within(latest).getByRole('heading', { name: 'Post 1' })).toBeTruthy();
    expect(screen.getAllByRole('link').filter((link) => link.getAttribute('href')?.endsWith('post-1'))).toHaveLength(1);
    expect(screen.getAllByRole('article')).toHaveLength(6);
  });

  it('[CONTENT-007] links to the latest post from further pages, without a loose dot beside the total', () => {
    show(2);
    expect(screen.getByRole('link', { name: 'Read the latest: Post 1' }).getAttribute('href')).toBe(
      '/system/blog/post-1',
    );
    expect(screen.getByText('19 posts').parentElement?.textContent).toBe('19 postsRead the latest: Post 1');
  });
});
