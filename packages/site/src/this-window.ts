/** Wraps `window.location`, which tests cannot replace. */
export const thisWindow = {
  goTo: (address: string) => window.location.assign(address),
  reload: () => window.location.reload(),
};
