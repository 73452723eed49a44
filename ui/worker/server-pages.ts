/** Pages that the server draws, for people who are not signed in, and its files: the app's own page never stands in for one of them. */
export const SERVER_PAGES = [
  /^\/(api|mcp|book|manage|plan|offer|pay|shared|fonts|assets)(\/|\?|$)/,
];
