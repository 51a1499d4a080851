/** The card of menus and popovers. */
export const floatingStyles =
  'z-60 animate-pop rounded-md bg-card shadow-lift ring-1 ring-ink/5 focus:outline-none origin-(--radix-popper-transform-origin)';
