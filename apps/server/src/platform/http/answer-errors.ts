import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { errorId } from '../crypto/ids.ts';
import type { Http } from './http.ts';

/**
 * Clients see an error's status and, for their own mistakes, the reason. Server errors get an id to report; an outage
 * with its own `publicMessage` gets that.
 */
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
  // A response that the client aborted is not a server error.
  if (request.raw.socket.destroyed)
    request.log.info({ err: error, errorId: id }, 'client disconnected before the response');
  else request.log.error({ err: error, errorId: id }, 'request failed');
  const { publicMessage } = error as { publicMessage?: string };
  const [message, code] = publicMessage ? [publicMessage, 'UNAVAILABLE'] : ['Internal server error!', 'INTERNAL'];
  return reply.code(status).send({ errors: [{ message, extensions: { code, id } }] });
}
