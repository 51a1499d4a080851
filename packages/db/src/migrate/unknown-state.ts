/** The database is in a state that this version cannot upgrade. */
export class UnknownState extends Error {
  constructor(why: string) {
    super(
      `This version of Thyme cannot upgrade the database: ${why}. Start the version that made it, or delete all its data with: npm run db -- reset --yes`,
    );
  }
}
