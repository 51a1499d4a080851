import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

export interface S3StandIn {
  url: string;
  objects: Map<string, Buffer>;
  /** The request, such as `PUT /bucket/key`. */
  requests: string[];
  /** The next requests get this response instead. */
  trouble(kind: Trouble, times: number): void;
  close(): Promise<void>;
}

/** "Slow down", no response, a truncated response, a closed connection. */
export type Trouble = 'slow-down' | 'silent' | 'half' | 'cut';

interface Account {
  region: string;
  id: string;
  secret: string;
}

/** The part of S3 that files need, over HTTP; requests with a wrong signature are refused. */
export async function startS3StandIn(account: Account): Promise<S3StandIn> {
  const objects = new Map<string, Buffer>();
  const requests: string[] = [];
  const troubles: Trouble[] = [];
  const serve = async (request: IncomingMessage, response: ServerResponse) => {
    const body = await buffer(request);
    const path = new URL(request.url ?? '', 'http://s3').pathname;
    requests.push(`${request.method} ${path}`);
    const trouble = troubles.shift();
    if (trouble) return makeTrouble(trouble, response);
    if (!isSigned(request, body, account)) return refuse(response, 403, 'SignatureDoesNotMatch');
    answer({ method: request.method ?? '', path, body, objects }, response);
  };
  const server = createServer((request, response) => {
    serve(request, response).catch((error: unknown) => response.destroy(error as Error));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    objects,
    requests,
    trouble: (kind, times) => troubles.push(...Array.from({ length: times }, () => kind)),
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

interface Asked {
  method: string;
  path: string;
  body: Buffer;
  objects: Map<string, Buffer>;
}

function answer({ method, path, body, objects }: Asked, response: ServerResponse): void {
  const stored = objects.get(path);
  if (method === 'PUT') {
    objects.set(path, body);
    response.writeHead(200, { etag: `"${createHash('md5').update(body).digest('hex')}"` }).end();
  } else if (method === 'DELETE') {
    objects.delete(path);
    response.writeHead(204).end();
  } else if (method === 'GET' && stored) response.writeHead(200, { 'content-length': stored.length }).end(stored);
  else if (method === 'GET') refuse(response, 404, 'NoSuchKey');
  else refuse(response, 405, 'MethodNotAllowed');
}

function refuse(response: ServerResponse, status: number, code: string): void {
  const body = `<?xml version="1.0" encoding="UTF-8"?><Error><Code>${code}</Code><Message>${code}</Message></Error>`;
  response.writeHead(status, { 'content-type': 'application/xml' }).end(body);
}

function makeTrouble(kind: Trouble, response: ServerResponse): void {
  if (kind === 'slow-down') refuse(response, 503, 'SlowDown');
  if (kind === 'half') response.writeHead(200, { 'content-length': 100 }).write('half of it');
  if (kind === 'cut') response.destroy();
}

const hash = (text: string | Buffer) => createHash('sha256').update(text).digest('hex');
const sign = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest();

/** Signature version 4, computed from its specification and not with the SDK that signs. */
function isSigned({ method, url, headers }: IncomingMessage, body: Buffer, { region, id, secret }: Account): boolean {
  const pattern =
    /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([^/]+)\/s3\/aws4_request, ?SignedHeaders=([^,]+), ?Signature=(\w+)$/;
  const [, user, day, where, names = '', given = ''] = pattern.exec(headers.authorization ?? '') ?? [];
  if (user !== id || where !== region || !day || !names.split(';').includes('host')) return false;
  const contentHash = String(headers['x-amz-content-sha256']);
  if (contentHash !== 'UNSIGNED-PAYLOAD' && contentHash !== hash(body)) return false;
  const { pathname, searchParams } = new URL(url ?? '', 'http://s3');
  const query = [...searchParams].map((pair) => pair.map(encodeURIComponent).join('=')).sort();
  const signedHeaders = names.split(';').map((name) => `${name}:${String(headers[name]).trim()}\n`);
  const canonical = [method, pathname, query.join('&'), signedHeaders.join(''), names, contentHash].join('\n');
  const scope = `${day}/${region}/s3/aws4_request`;
  const text = ['AWS4-HMAC-SHA256', headers['x-amz-date'], scope, hash(canonical)].join('\n');
  const key = ['s3', 'aws4_request'].reduce((last, part) => sign(last, part), sign(sign(`AWS4${secret}`, day), region));
  const wanted = sign(key, text);
  const got = Buffer.from(given, 'hex');
  return got.length === wanted.length && timingSafeEqual(got, wanted);
}
