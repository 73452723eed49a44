/** The day that a week begins with where a language is spoken, or in a region ("und-US"): 1 Monday to 7 Sunday; Monday where nothing tells. */
export function weekStart(locale: string): number {
  const asked = new Intl.Locale(locale) as Intl.Locale & {
    // not every browser has it yet
    getWeekInfo?: () => { firstDay: number };
  };
  return asked.getWeekInfo?.().firstDay ?? 1;
}
