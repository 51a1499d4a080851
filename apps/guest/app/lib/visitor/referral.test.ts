import { describe, expect, it } from 'vitest';
import { referralCookie, referralOf } from './referral.ts';

describe('referrals', () => {
  it("[CONTENT-063] the 'ref' parameter becomes the cookie referralCode", () => {
    expect(referralCookie('?a=1&ref=SPRING-24', '', true)).toMatch(/^referralCode=SPRING-24; path=\/;.*; secure$/);
    expect(referralCookie('?a=1', '', true)).toBeNull();
  });

  it('[CONTENT-064] a stored code is not overwritten', () => {
    expect(referralCookie('?ref=SECOND', 'theme=light; referralCode=FIRST', false)).toBeNull();
    expect(referralOf('theme=light; referralCode=FIRST')).toBe('FIRST');
  });

  it('[CONST-043] the cookie lasts thirty days', () => {
    expect(referralCookie('?ref=A', '', false)).toContain('max-age=2592000');
  });

  it.each(['?ref=', '?ref=a%3Bb', '?ref=<script>', `?ref=${'x'.repeat(65)}`])('%s is no referral code', (search) => {
    expect(referralCookie(search, '', false)).toBeNull();
  });
});
