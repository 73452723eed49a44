/** Kills, loads and checks of the whole tree that take minutes and prove what shorter tests hold piece by piece: before a release, by `npm run test:long`. */
export const LONG_ONLY = [
  ...[
    "chat-load",
    "consultation-speed",
    "kill",
    "chat-killed",
    "consultation-killed",
    "database-killed",
    "import-killed",
    "message-killed",
    "migration-killed",
    "chaos",
    "promotion",
    "upgrade",
  ].map((name) => `tests/journeys/${name}.test.ts`),
  "tests/contributing.test.ts",
];
