interface SessionOfSite {
  storedToken: () => string;
  sessionLost: (usedToken: string) => void;
}

export type AuthorizedFetch = (address: string, init?: RequestInit) => Promise<Response | null>;

/**
 * Fetches with the session's token in a header, for uploads and downloads outside GraphQL. Returns null when the server
 * did not accept the token; the session has then ended.
 */
export function createAuthorizedFetch({ storedToken, sessionLost }: SessionOfSite): AuthorizedFetch {
  return async (address, init) => {
    const token = storedToken();
    const response = await fetch(address, { ...init, headers: { authorization: `Bearer ${token}` } });
    if (response.status !== 401) return response;
    sessionLost(token);
    return null;
  };
}
