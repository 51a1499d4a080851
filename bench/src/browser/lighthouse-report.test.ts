import { expect, it } from 'vitest';
import { medianOf, readReport } from './lighthouse-report.ts';

const stored = {
  categories: { performance: { score: 0.905 }, seo: { score: 1 } },
  audits: { 'first-contentful-paint': { title: 'First Contentful Paint', displayValue: '1.2 s' } },
};

it('reads scores of 100 and the times', () => {
  const { scores, times } = readReport(JSON.stringify(stored), ['performance', 'seo']);
  expect(scores).toEqual({ performance: 91, seo: 100 });
  expect(times).toContain('First Contentful Paint 1.2 s');
});

it('is an error where the page could not be loaded', () => {
  const failed = { ...stored, runtimeError: { message: 'ERR_CONNECTION_REFUSED' } };
  expect(() => readReport(JSON.stringify(failed), [])).toThrow('ERR_CONNECTION_REFUSED');
});

it('takes the middle of five runs, whatever their order', () => {
  expect(medianOf([97, 70, 90, 99, 92])).toBe(92);
});
