import type { TestApi } from './boot-api.ts';

export interface Message {
  type: string;
  provider: string;
  flow: string;
  token: string;
  profile: { provider_id: string; first_name: string; last_name: string; email: string };
}

export type Browser = ReturnType<typeof browser>;

/** Simulates a popup over real HTTP: follows redirects by hand and keeps cookies, like a browser. */
export function browser(api: TestApi, flow = 'flow-1') {
  const jar = new Map<string, string>();
  /** The opener policy of each response. */
  const policies: (string | null)[] = [];
  const request = async (path: string, init: RequestInit = {}) => {
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
    const response = await api.fetch(path, { ...init, redirect: 'manual', headers: { ...init.headers, cookie } });
    policies.push(response.headers.get('cross-origin-opener-policy'));
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (value === '') jar.delete(name);
      else jar.set(name, value);
    }
    return response;
  };
  /** The address without its host, since the test server does not listen on the public one. */
  const pathOf = (location: string | null) => {
    const { pathname, search } = new URL(location ?? '', api.url);
    return pathname + search;
  };
  const follow = async (path: string, until: (path: string) => boolean): Promise<string> => {
    let current = path;
    for (let hop = 0; hop < 10; hop += 1) {
      if (until(current)) return current;
      const response = await request(current);
      const location = response.headers.get('location');
      if (location === null) throw new Error(`${current} answered ${response.status}: ${await response.text()}`);
      current = pathOf(location);
    }
    throw new Error('The popup went in circles.');
  };
  const callbackOf = async (provider: string, choice: Record<string, string>) => {
    const page = await follow(`/identity/${provider}/start?flow=${encodeURIComponent(flow)}`, (path) =>
      path.includes('/choose/'),
    );
    const chosen = await request(page, { method: 'POST', body: new URLSearchParams(choice) });
    const resume = chosen.headers.get('location');
    if (resume === null) throw new Error(`The choice was answered with ${chosen.status}: ${await chosen.text()}`);
    return follow(pathOf(resume), (path) => path.includes('/callback'));
  };
  const messageAt = async (callback: string) => readMessage(await (await request(callback)).text());
  return {
    policies,
    request,
    callbackOf,
    messageAt,
    finish: async (provider: string, choice: Record<string, string>) =>
      (await request(await callbackOf(provider, choice))).text(),
    signIn: async (provider: string, choice: Record<string, string>) => messageAt(await callbackOf(provider, choice)),
  };
}

function readMessage(page: string): Message {
  const json = /const answer = (\{.*\});/.exec(page)?.[1];
  if (json === undefined) throw new Error(`The page carries no message: ${page}`);
  return JSON.parse(json) as Message;
}
