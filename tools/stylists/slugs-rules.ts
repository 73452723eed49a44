/** A booking address as it is typed: small letters, whitespace to hyphens. */
export function slugOf(text: string): string {
  return text.trim().toLowerCase().replace(/\s+/g, "-");
}

/** Specialties as a form takes them: split on commas, trimmed, without empty ones. */
export function specialtiesOf(text: string): string[] {
  return text
    .split(",")
    .map((each) => each.trim())
    .filter(Boolean);
}
