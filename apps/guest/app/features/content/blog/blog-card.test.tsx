import { render, screen } from '@thyme/ui/testing.ts';
import { MemoryRouter } from 'react-router';
import { describe, expect, it } from 'vitest';
import { BlogCard, BlogPromo } from './blog-card.tsx';

const words = 'Ten minutes of quiet before the first guest. '.repeat(10);
const post = {
  id: 1,
  slug: 'quiet',
  title: 'Quiet',
  excerpt: words,
  topic: 'Time',
  created_at: 1_786_032_900,
  reading_minutes: 4,
  picture: null,
  image_alt_text: '',
};

describe('a post', () => {
  it('[CONST-011] has up to 150 characters in the list', () => {
    render(<BlogCard post={post} />, { wrapper: MemoryRouter });
    expect(screen.getByText(/^Ten minutes/).textContent).toBe(`${words.slice(0, 150).trimEnd()}…`);
  });

  it('[CONST-012] [CONTENT-080] has up to 300 characters on its own, cut after a word', () => {
    render(<BlogPromo post={{ ...post, description: `<p>${words}</p>` }} />, { wrapper: MemoryRouter });
    expect(screen.getByText(/^Ten minutes/).textContent).toMatch(/Ten minutes of quiet before…$/);
    expect(screen.getByText(/^Ten minutes/).textContent?.length).toBeLessThanOrEqual(301);
    expect(screen.getByRole('link', { name: 'See More about Quiet' }).getAttribute('href')).toBe('/system/blog/quiet');
  });
});
