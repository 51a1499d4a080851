/** What a page does with its own window. `location` cannot be mocked in a browser, so tests spy on this object. */
export const thisWindow = {
  goTo: (address: string) => window.location.assign(address),
  reload: () => window.location.reload(),
};
