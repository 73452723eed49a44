import { toast } from "#ui/lib/toast.ts";

/** Puts a formula's text on the clipboard and says so, or that the browser does not let it. */
export async function copyFormula(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    toast("Formula copied.");
  } catch {
    toast({
      tone: "destructive",
      title: "Copy failed",
      description: "The browser does not let the page use the clipboard.",
    });
  }
}
