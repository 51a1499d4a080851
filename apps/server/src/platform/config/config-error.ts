/** An unusable setting. Its message is one line that says what is wrong and how to fix it. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}
