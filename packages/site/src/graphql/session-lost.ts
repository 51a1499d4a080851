export interface SessionLostHandlers {
  goTo: (path: string) => void;
  pathname: () => string;
}

export interface SessionRules {
  storedToken: () => string;
  /** Removes the session from this browser. */
  forget: () => void;
  /** The login page to redirect to. */
  loginPathFrom: (pathname: string) => string;
}

/** Ends a session that the server no longer accepts; only once, however many responses report it. */
export function createSessionWatch({ storedToken, forget, loginPathFrom }: SessionRules) {
  let handlers: SessionLostHandlers | null = null;
  let leavingFor: string | null = null;

  return {
    /** The shell provides the current path and the navigation. */
    onSessionLost(given: SessionLostHandlers): () => void {
      handlers = given;
      leavingFor = null;
      return () => {
        if (handlers === given) handlers = null;
      };
    },

    /**
     * The server did not accept `usedToken`. Ends the session only while that token is still the stored one, so that
     * the responses of one batch, or those that arrive after a new login, cannot end it repeatedly.
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

    /** A navigation has finished; the next loss may redirect again. */
    arrived(): void {
      leavingFor = null;
    },
  };
}
