/** Shared by what shows a guest's memberships and what changes them. */
export const OWN_MEMBERSHIPS = ['memberships'] as const;
