/** The card of menus and popovers, also of those in a dialog. */
export const floatingStyles =
  'z-80 animate-pop rounded-md bg-card shadow-lift ring-1 ring-ink/5 focus:outline-none origin-(--radix-popper-transform-origin)';
