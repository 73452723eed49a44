import { CircleAlert } from "lucide-react";
import { sentenceOf } from "#ui/lib/http/api-error.ts";

/** Why a form as a whole was refused; read out at once. Takes no room while there is nothing to say. */
export function FormAlert({
  error,
  children = error ? sentenceOf(error) : undefined,
}: {
  error?: Error | null | undefined;
  /** Where the error does not say it. */
  children?: string | undefined;
}) {
  if (!children) return null;
  return (
    <p
      role="alert"
      className="flex items-start gap-2.5 rounded-m bg-bad-soft px-4 py-3 text-sm text-bad"
    >
      <CircleAlert size={18} aria-hidden="true" className="mt-px" />
      {children}
    </p>
  );
}
