/**
 * The fixed word of the registration `hash`: SHA-256 in hex of the email followed by it. Every client knows it, so it
 * keeps nobody out; it is checked because clients of the interface send it.
 */
export const REGISTRATION_WORD = 'thyme-guest-registration';
