/**
 * The fixed word of the registration `hash`: SHA-256 in hex of the email followed by it. Every client knows it, so it
 * is no protection; it is checked because API clients send it.
 */
export const REGISTRATION_WORD = 'thyme-guest-registration';
