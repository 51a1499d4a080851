import type { FastifyInstance } from 'fastify';

/** The Fastify instance that routes are added to. */
export type Http = FastifyInstance;
