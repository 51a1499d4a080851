import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { errorId } from '../crypto/ids.ts';
import type { Http } from './create-http.ts';

/** What a client may know of an error: its status and, for its own mistakes, why. Ours get an id to ask about. */
export function answerErrors(http: Http): void {
  http.setErrorHandler((error: FastifyError, request, reply) => sendError(error, request, reply));
}

export function sendError(error: FastifyError, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const status = error.statusCode ?? 500;
  if (status < 500) {
    return reply
      .code(status)
      .send({ errors: [{ message: error.message, extensions: { code: error.code ?? 'BAD_REQUEST' } }] });
  }
  const id = errorId();
  // An answer that its reader did not wait for breaks off, which is nobody's fault.
  if (request.raw.socket.destroyed) request.log.info({ err: error, errorId: id }, 'left before the answer');
  else request.log.error({ err: error, errorId: id }, 'request failed');
  return reply
    .code(status)
    .send({ errors: [{ message: 'Internal server error!', extensions: { code: 'INTERNAL', id } }] });
}
