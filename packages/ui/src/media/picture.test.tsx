import { expect, test } from 'vitest';
import { render, screen } from '../testing.ts';
import { Picture, pictureSrcSet } from './picture.tsx';

test('a picture lists its widths up to the original, reserves its space and loads lazily', () => {
  render(
    <Picture src="/uploads/business/7.webp" alt="The shop" width={800} height={500} sizes="100vw" tint="#e4f0e9" />,
  );
  const image = screen.getByRole<HTMLImageElement>('img', { name: 'The shop' });
  expect(image.getAttribute('srcset')).toBe(
    [96, 240, 480, 800].map((width) => `/uploads/business/7.webp?w=${width} ${width}w`).join(', '),
  );
  expect([image.width, image.height]).toEqual([800, 500]);
  expect(image.getAttribute('loading')).toBe('lazy');
  expect(image.style.backgroundColor).toBe('rgb(228, 240, 233)');
});

test('a large original is offered at every width', () => {
  expect(pictureSrcSet('/a.webp', 4000).split(', ')).toHaveLength(6);
  expect(pictureSrcSet('/a.webp', 900)).toContain('1200w');
});
