/** A word of the schema as people read it: "grey_blending" is "gray blending", "coloured" is "colored". */
export const spoken = (word: string): string =>
  word.replaceAll("_", " ").replaceAll("colour", "color").replaceAll("grey", "gray");
