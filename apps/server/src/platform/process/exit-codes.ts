/** Another program has the port: starting the process again would not help. */
export const PORT_TAKEN = 98;
