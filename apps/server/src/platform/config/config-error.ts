/** A setting that cannot be used; its message is one line that says what and how to mend it. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}
