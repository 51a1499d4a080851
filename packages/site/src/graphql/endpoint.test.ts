import { describe, expect, it } from 'vitest';
import { endpointFor } from './endpoint.ts';

const endpoints = { test: 'TEST', beta: 'BETA', production: 'PRODUCTION' };

describe('the endpoint by host', () => {
  it.each([
    'localhost',
    '127.0.0.1',
    '[::1]',
    'thyme.local',
    'test.thyme.example',
    'guest-test.thyme.example',
    'TEST.thyme.example',
  ])('[API-005] %s uses the test backend', (host) => {
    expect(endpointFor(host, endpoints)).toBe('TEST');
  });

  it.each(['beta.thyme.example', 'guest-beta.thyme.example'])('[API-006] %s uses the beta backend', (host) => {
    expect(endpointFor(host, endpoints)).toBe('BETA');
  });

  it.each(['thyme.example', 'www.thyme.example', 'latest.example', 'alphabeta.example', '192.168.1.20'])(
    '[API-007] %s uses production',
    (host) => {
      expect(endpointFor(host, endpoints)).toBe('PRODUCTION');
    },
  );
});
