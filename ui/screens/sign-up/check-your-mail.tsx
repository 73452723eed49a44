import { useMutation } from "@tanstack/react-query";
import { sendConfirmation } from "#ui/api/session.ts";
import { Button } from "#ui/components/button.tsx";
import { EntryPage } from "#ui/components/page/entry-page.tsx";
import { FormAlert } from "#ui/components/fields/form-alert.tsx";
import { TextLink } from "#ui/components/text-link.tsx";
import { wholeIssue } from "#ui/lib/http/issues.ts";

/** After a sign-up, while the address is to be confirmed. The same whether or not it had an account before. */
export function CheckYourMail({ email, onBack }: { email: string; onBack: () => void }) {
  const again = useMutation(sendConfirmation);
  return (
    <EntryPage
      title="Check your mail"
      lead={
        <>
          We have written to <span className="break-words font-medium text-ink">{email}</span>. Open
          the link in that mail to confirm your address and come in. It works for 24 hours.
        </>
      }
      foot={<TextLink to="/sign-in">Back to sign in</TextLink>}
    >
      <p className="text-sm text-ink-2">
        Nothing there after a few minutes? Look in the spam folder, or send the link again. If you
        had an account before, the mail says how to get back into it.
      </p>
      <FormAlert>{wholeIssue(again.error, [])}</FormAlert>
      <p role="status" className="text-sm text-ink-2 empty:hidden">
        {again.isSuccess &&
          "Asked for again. Five links an hour go to one address, and the earlier ones still work."}
      </p>
      <div className="flex flex-wrap gap-3">
        <Button kind="primary" big pending={again.isPending} onClick={() => again.mutate(email)}>
          Send the link again
        </Button>
        <Button big onClick={onBack}>
          Change the address
        </Button>
      </div>
    </EntryPage>
  );
}
