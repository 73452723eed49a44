/** What is wanted of sheets that were dropped into the chat. */
export type HouseWish = { kind: "importSheet" };

const IMPORT =
  "(?:the |that |this |my |our |last )*(?:import|migration|move|sheet|file|spreadsheet)";
const IMPORT_SHEET = new RegExp(
  `^(?:(?:yes|ok|okay|please|now|go ahead|and|then|do)[, ]+)*(?:import|bring in|run|start) (?:it|them|everything|all(?: of (?:it|them))?|${IMPORT})(?: in)?(?: now| please)*[.! ]*$|^bring (?:it|them) in\\b`,
);

/** Whether the sheets that were looked at shall come in. */
export const hearHouseWish = (text: string): HouseWish | undefined =>
  IMPORT_SHEET.test(text.trim()) ? { kind: "importSheet" } : undefined;
