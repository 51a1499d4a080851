export interface SessionLostHandlers {
  goTo: (path: string) => void;
  pathname: () => string;
}

export interface SessionRules {
  storedToken: () => string;
  /** Clears the session in this browser. */
  forget: () => void;
  /** The login page for a session that has ended. */
  loginPathFrom: (pathname: string) => string;
}

/** Ends a session that the server no longer accepts, once, however many responses report it. */
export function createSessionWatch({ storedToken, forget, loginPathFrom }: SessionRules) {
  let handlers: SessionLostHandlers | null = null;
  let leavingFor: string | null = null;

  return {
    /** Registers the shell's current path and navigation. */
    onSessionLost(given: SessionLostHandlers): () => void {
      handlers = given;
      leavingFor = null;
      return () => {
        if (handlers === given) handlers = null;
      };
    },

    /**
     * The server did not accept `usedToken`. Clears the session only while that token is still the stored one, so that
     * further responses of a batch, or late ones after a new login, do not reset it again.
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

    /** A navigation has finished; the next lost session may redirect again. */
    arrived(): void {
      leavingFor = null;
    },
  };
}
