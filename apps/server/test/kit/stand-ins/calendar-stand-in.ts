import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

export interface CalendarStandIn {
  url: string;
  /** In the format of `calendarPrivateHosts`. */
  host: string;
  /** Files by path, served as .ics with an ETag. */
  files: Map<string, string>;
  /** Redirects by path. */
  redirects: Map<string, string>;
  /** Objects of CalDAV calendars by path, below /dav/tom/. */
  objects: Map<string, string>;
  calendars: Set<string>;
  password: string;
  /** Executes the request and then closes the connection without a response, once. */
  loseNextPut: boolean;
  requests: { method: string; path: string; status: number }[];
  close(): Promise<void>;
}

const HOME = '/dav/tom/';
const etagOf = (body: string) =>
  `"${body.length}-${[...body].reduce((sum, sign) => (sum * 31 + sign.charCodeAt(0)) % 1e9, 7)}"`;
const escaped = (body: string) => body.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
const response = (href: string, props: string) =>
  `<d:response><d:href>${href}</d:href><d:propstat><d:prop>${props}</d:prop><d:status>HTTP/1.1 200 OK</d:status></d:propstat></d:response>`;
const multistatus = (responses: string) =>
  `<?xml version="1.0" encoding="utf-8"?><d:multistatus xmlns:d="DAV:" xmlns:c="urn:ietf:params:xml:ns:caldav" xmlns:cs="http://calendarserver.org/ns/">${responses}</d:multistatus>`;

/** A calendar server over real HTTP: files at addresses, and an account with CalDAV (RFC 4791), user 'tom'. */
export async function startCalendars(): Promise<CalendarStandIn> {
  const state: Omit<CalendarStandIn, 'url' | 'host' | 'close'> = {
    files: new Map(),
    redirects: new Map(),
    objects: new Map(),
    calendars: new Set([`${HOME}family/`]),
    password: 'secret',
    loseNextPut: false,
    requests: [],
  };
  const server = createServer((request, reply) => {
    answer(state, request, reply).catch((error: unknown) => reply.destroy(error as Error));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  return Object.assign(state, {
    url: `http://${host}`,
    host,
    close: () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  });
}

type State = Omit<CalendarStandIn, 'url' | 'host' | 'close'>;

async function answer(state: State, request: IncomingMessage, reply: ServerResponse): Promise<void> {
  const body = await text(request);
  const path = request.url ?? '';
  const method = request.method ?? '';
  const send = (status: number, content = '', headers: Record<string, string> = {}) => {
    state.requests.push({ method, path, status });
    reply.writeHead(status, headers).end(content);
  };
  const target = state.redirects.get(path);
  if (target !== undefined) return send(302, '', { location: target });
  if (path === '/large.ics') return sendLarge(reply);
  if (path === '/.well-known/caldav') return send(301, '', { location: '/dav/' });
  const file = state.files.get(path);
  if (file !== undefined) {
    const etag = etagOf(file);
    if (request.headers['if-none-match'] === etag) return send(304);
    return send(200, file, { 'content-type': 'text/calendar', etag });
  }
  if (!path.startsWith('/dav/')) return send(404);
  const login = `Basic ${Buffer.from(`tom:${state.password}`).toString('base64')}`;
  if (request.headers.authorization !== login) return send(401, '', { 'www-authenticate': 'Basic' });
  const given = dav(state, { method, path, body, headers: request.headers });
  if (given) send(given.status, given.content, given.headers);
  else reply.destroy();
}

/** 50 MB, chunked, without a length. */
async function sendLarge(reply: ServerResponse): Promise<void> {
  reply.writeHead(200, { 'content-type': 'text/calendar' });
  const part = `X-FILL:${'x'.repeat(1024 * 1024)}\r\n`;
  for (let sent = 0; sent < 50 && !reply.destroyed; sent += 1)
    if (!reply.write(part))
      await new Promise((resolve) => reply.once('drain', resolve).once('close', () => resolve(null)));
  reply.end();
}

interface DavRequest {
  method: string;
  path: string;
  body: string;
  headers: IncomingMessage['headers'];
}

interface DavAnswer {
  status: number;
  content?: string;
  headers?: Record<string, string>;
}

/** Null if the response is lost. */
function dav(state: State, { method, path, body, headers }: DavRequest): DavAnswer | null {
  const xml = (content: string) => ({
    status: 207,
    content: multistatus(content),
    headers: { 'content-type': 'application/xml; charset=utf-8' },
  });
  if (method === 'PROPFIND') return xml(properties(state, path, headers.depth === '1'));
  if (method === 'REPORT') return xml(report(state, path, body));
  if (method === 'MKCALENDAR') {
    state.calendars.add(path);
    return { status: 201 };
  }
  if (method === 'PUT') {
    if (headers['if-none-match'] === '*' && state.objects.has(path)) return { status: 412 };
    state.objects.set(path, body);
    if (!state.loseNextPut) return { status: 201, headers: { etag: etagOf(body) } };
    state.loseNextPut = false;
    return null;
  }
  if (method === 'DELETE') return { status: state.objects.delete(path) ? 204 : 404 };
  return { status: 405 };
}

const inside = (state: State, calendar: string) => [...state.objects].filter(([path]) => path.startsWith(calendar));

function calendarProps(state: State, calendar: string): string {
  const tag = etagOf(inside(state, calendar).flat().join());
  return `<d:resourcetype><d:collection/><c:calendar/></d:resourcetype><d:displayname>${calendar.split('/').at(-2)}</d:displayname>
    <c:supported-calendar-component-set><c:comp name="VEVENT"/></c:supported-calendar-component-set><cs:getctag>${escaped(tag)}</cs:getctag>`;
}

function properties(state: State, path: string, isDeep: boolean): string {
  const principal = '<d:current-user-principal><d:href>/dav/principals/tom/</d:href></d:current-user-principal>';
  if (path.startsWith('/dav/principals/'))
    return response(path, `<c:calendar-home-set><d:href>${HOME}</d:href></c:calendar-home-set>`);
  if (path === HOME && isDeep)
    return [...state.calendars].map((calendar) => response(calendar, calendarProps(state, calendar))).join('');
  if (state.calendars.has(path)) return response(path, calendarProps(state, path));
  return response(path, `<d:resourcetype><d:collection/></d:resourcetype>${principal}`);
}

function report(state: State, path: string, body: string): string {
  const asked = [...body.matchAll(/<d:href>([^<]+)<\/d:href>/g)].map(([, href = '']) => href);
  return inside(state, path)
    .filter(([href]) => asked.length === 0 || asked.some((one) => one.endsWith(href)))
    .map(([href, data]) =>
      response(
        href,
        `<d:getetag>${escaped(etagOf(data))}</d:getetag><c:calendar-data>${escaped(data)}</c:calendar-data>`,
      ),
    )
    .join('');
}
