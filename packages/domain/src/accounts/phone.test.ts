import { describe, expect, it } from 'vitest';
import { groupPhone } from './index.ts';

describe('a phone number', () => {
  it.each([
    ['+353875550100', '+353 87 555 0100'],
    ['+353 87 555 0100', '+353 87 555 0100'],
    ['+35315550142', '+353 155 501 42'],
    ['+447700900123', '+44 7700 900123'],
    ['+12125550100', '+1 212 555 0100'],
    ['+4915112345678', '+49 151 123 456 78'],
    ['0871234567', '0871234567'],
    ['', ''],
  ])('[INV-024] %s reads %s', (stored, shown) => {
    expect(groupPhone(stored)).toBe(shown);
  });
});
