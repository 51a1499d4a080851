/** What a page does with its own window. A browser's location can not be replaced, so tests listen here. */
export const thisWindow = {
  goTo: (address: string) => window.location.assign(address),
  reload: () => window.location.reload(),
};
