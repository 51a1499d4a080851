/** The GraphQL endpoints by stage. */
export interface ApiEndpoints {
  test: string;
  beta: string;
  production: string;
}

const local = /^(localhost|127(\.\d{1,3}){3}|0\.0\.0\.0|\[::1\])$|\.(localhost|local|test)$/;

/** Whether a part of the host name names the stage: `test.thyme.example`, `guest-test.thyme.example`. */
function isStage(hostname: string, stage: string): boolean {
  return hostname.split('.').some((label) => label.split('-').includes(stage));
}

/** The stage of the page's host. */
export function stageOf(hostname: string): keyof ApiEndpoints {
  const host = hostname.toLowerCase();
  if (local.test(host) || isStage(host, 'test')) return 'test';
  return isStage(host, 'beta') ? 'beta' : 'production';
}

/** Chooses the backend by the page's host. */
export function endpointFor(hostname: string, endpoints: ApiEndpoints): string {
  return endpoints[stageOf(hostname)];
}
