export interface SessionLostHandlers {
  goTo: (path: string) => void;
  pathname: () => string;
}

export interface SessionRules {
  storedToken: () => string;
  /** Forgets the session in this browser. */
  forget: () => void;
  /** Where a person goes who has to log in again. */
  loginPathFrom: (pathname: string) => string;
}

/** Ends a session that the server no longer accepts, once, whatever number of answers say so. */
export function createSessionWatch({ storedToken, forget, loginPathFrom }: SessionRules) {
  let handlers: SessionLostHandlers | null = null;
  let leavingFor: string | null = null;

  return {
    /** The shell tells where one is and how to move. */
    onSessionLost(given: SessionLostHandlers): () => void {
      handlers = given;
      leavingFor = null;
      return () => {
        if (handlers === given) handlers = null;
      };
    },

    /**
     * The server did not accept `usedToken`. Forgets the session only while that token is still the stored one, so that
     * the answers of one batch, or those that come after a new login, cannot reset again and again.
     */
    sessionLost(usedToken: string): void {
      const stored = storedToken();
      if (usedToken !== stored || !handlers) return;
      const from = handlers.pathname();
      const target = loginPathFrom(from);
      if (stored !== '') forget();
      else if (leavingFor === from) return;
      if (from === target) return;
      leavingFor = from;
      handlers.goTo(target);
    },

    /** A move has ended; the next loss may redirect again. */
    arrived(): void {
      leavingFor = null;
    },
  };
}
