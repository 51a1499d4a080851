import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Services } from '../platform/services.ts';
import type { RequestContext } from './context.ts';
import { createContext } from './create-context.ts';
import type { PublicError } from './errors.ts';
import type { Answer, Execute, Operation } from './execute.ts';
import { badRequest, LIMITS } from './limits.ts';

/** The second path is reserved for a second version of the API; both are equal until then. */
const PATHS = ['/graphql', '/graphql/v2'];

/** An object runs one operation, an array runs a batch. */
export function graphqlRoute(scope: FastifyInstance, execute: Execute, services: Services): void {
  allowOtherSites(scope, services.config.allowedOrigins);
  for (const path of PATHS) answerAt(path, scope, execute, services);
}

function answerAt(path: string, scope: FastifyInstance, execute: Execute, services: Services): void {
  scope.post(path, async (request, reply) => {
    reply.header('cache-control', 'no-store');
    if (isTooLong(request.body)) return reply.send(request.body.map(() => ({ errors: [TOO_MANY.toJSON()] })));
    const batch = readBatch(request.body);
    if (!Array.isArray(batch)) return refuse(reply, batch);
    const context = createContext(services, {
      client: clientOf(request),
      authorization: request.headers.authorization,
      idempotencyKey: batch.length === 1 ? headerText(request.headers['idempotency-key']) : null,
    });
    const answers = await runBatch(execute, batch, context);
    if (Array.isArray(request.body)) return reply.send(answers);
    const [answer] = answers as [Answer];
    return reply.code(answer.data === undefined ? 400 : 200).send(answer);
  });

  scope.route({
    method: ['GET', 'PUT', 'DELETE', 'PATCH'],
    url: path,
    handler: async (_request, reply) =>
      refuse(reply.code(405).header('allow', 'POST'), badRequest('Send operations by POST.')),
  });
}

/** Browsers on the listed hosts may call; the token is sent in a header, so no cookie is ever involved. */
function allowOtherSites(scope: FastifyInstance, origins: readonly string[]): void {
  const allow = (request: FastifyRequest, reply: FastifyReply) => {
    const { origin } = request.headers;
    if (!origin || !origins.includes(origin)) return;
    reply.headers({
      'access-control-allow-origin': origin,
      vary: 'origin',
      'cross-origin-resource-policy': 'cross-origin',
    });
  };
  scope.addHook('onRequest', async (request, reply) => {
    if (PATHS.includes(request.routeOptions.url ?? '')) allow(request, reply);
  });
  const preflight = {
    'access-control-allow-methods': 'POST',
    'access-control-allow-headers': 'authorization, content-type, idempotency-key',
    'access-control-max-age': '86400',
  };
  for (const path of PATHS) {
    scope.options(path, async (_request, reply) => reply.headers(preflight).code(204).send());
  }
}

const TOO_MANY = badRequest(`A batch holds at most ${LIMITS.operations} operations.`);

/** Such a batch gets an array with an error for each operation; one that no client would send gets a single error. */
const isTooLong = (body: unknown): body is unknown[] =>
  Array.isArray(body) && body.length > LIMITS.operations && body.length <= LIMITS.refusedOperations;

function readBatch(body: unknown): Operation[] | PublicError {
  const operations = Array.isArray(body) ? body : [body];
  if (operations.length === 0) return badRequest('The batch is empty.');
  if (operations.length > LIMITS.operations) return TOO_MANY;
  const wellFormed = operations.every(
    (operation) => operation !== null && typeof operation === 'object' && !Array.isArray(operation),
  );
  return wellFormed ? operations : badRequest('Send a JSON object with "query", or an array of them.');
}

/** Reads run concurrently and share loaders. As soon as one operation writes, all run in order with fresh loaders. */
async function runBatch(execute: Execute, batch: Operation[], context: RequestContext): Promise<Answer[]> {
  const writes = batch.some((operation) => /\bmutation\b/.test(String(operation.query)));
  if (!writes) return Promise.all(batch.map((operation) => execute(operation, context)));
  const answers: Answer[] = [];
  for (const operation of batch) answers.push(await execute(operation, context.fork()));
  return answers;
}

function refuse(reply: FastifyReply, error: PublicError): FastifyReply {
  if (reply.statusCode < 400) reply.code(400);
  return reply.send({ errors: [error.toJSON()] });
}

function clientOf(request: FastifyRequest) {
  return {
    ip: request.ip,
    userAgent: String(request.headers['user-agent'] ?? '').slice(0, 300),
    requestId: request.id,
  };
}

function headerText(header: string | string[] | undefined): string | null {
  return typeof header === 'string' && header.length > 0 ? header : null;
}
