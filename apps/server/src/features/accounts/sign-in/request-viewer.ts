import type { FastifyRequest } from 'fastify';
import type { Services } from '../../../platform/services.ts';
import { resolveViewer } from './resolve-viewer.ts';
import type { Viewer } from './viewer.ts';

/** The guest behind a request outside GraphQL; null for anyone else. */
export const guestOf = (services: Services, request: FastifyRequest) => viewerOf(services, request, 'guest');

/** The same for a business user. */
export const businessUserOf = (services: Services, request: FastifyRequest) => viewerOf(services, request, 'business');

async function viewerOf(services: Services, request: FastifyRequest, kind: Viewer['kind']): Promise<Viewer | null> {
  const token = /^Bearer\s+(\S{1,512})$/i.exec(request.headers.authorization ?? '')?.[1];
  const viewer = token === undefined ? null : await resolveViewer(services, token);
  return viewer?.kind === kind ? viewer : null;
}
