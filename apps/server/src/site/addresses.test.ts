import { describe, expect, it } from 'vitest';
import { addressOf } from './addresses.ts';

describe('the address of a page', () => {
  it.each([
    ['/willow-room?a=1', 'https://thyme.example/willow-room?a=1'],
    ['//evil.example/x', 'https://thyme.example/evil.example/x'],
    ['/\\evil.example/x', 'https://thyme.example/evil.example/x'],
    ['http://evil.example//evil.example/x', 'https://thyme.example/evil.example/x'],
    ['http://evil.example', 'https://thyme.example/'],
    ['/search?q=a?b', 'https://thyme.example/search?q=a?b'],
  ])('%s stays on our host', (requested, address) => {
    expect(addressOf(requested, 'https://thyme.example').href).toBe(address);
  });
});
