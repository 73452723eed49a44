const SECRET_LINKS =
  /\/(manage|offer|pay|plan|join|calendar)\/[\w-]{20,}|reset-password\?token=[\w%.-]+/g;

/** A text in which links that open something by themselves no longer do: where no mail server is, letters hold them in full. */
export function withoutLinks(text: string): string {
  return text.replaceAll(SECRET_LINKS, (_all, page?: string) =>
    page ? `/${page}/(link)` : "reset-password?token=(link)",
  );
}
