import fastify from 'fastify';
import { expect, it } from 'vitest';
import { FilesUnavailable } from '../../integrations/files/file-port.ts';
import { answerErrors } from './answer-errors.ts';
import type { Http } from './http.ts';

async function answerTo(error: Error) {
  const http = fastify({ logger: false });
  answerErrors(http as unknown as Http);
  http.get('/', () => Promise.reject(error));
  const answer = await http.inject('/');
  return { status: answer.statusCode, error: answer.json().errors[0] };
}

it('[GROUND-005] an unreachable file store gives 503 with its own message, and does not reveal the cause', async () => {
  const { status, error } = await answerTo(new FilesUnavailable('connect ECONNREFUSED 10.0.0.7:9000'));
  expect(status).toBe(503);
  expect(error).toMatchObject({
    message: 'We can’t store or load files right now. Please try again in a few minutes.',
    extensions: { code: 'UNAVAILABLE' },
  });
});

it('any other failure stays masked', async () => {
  const { status, error } = await answerTo(new Error('relation "users" does not exist'));
  expect([status, error.message]).toEqual([500, 'Internal server error!']);
});
