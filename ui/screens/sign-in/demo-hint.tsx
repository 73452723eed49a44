import { Button } from "#ui/components/button.tsx";
import { EmailText } from "#ui/components/email-text.tsx";

type DemoHintProps = { signIn: { email: string; password: string }; onFill: () => void };

/** Tells how the demo salon is opened, and writes it into the form. Shown where the server is a demo, nowhere else. */
export function DemoHint({ signIn, onFill }: DemoHintProps) {
  return (
    <section aria-label="Demo" className="flex flex-col gap-3 rounded-m bg-accent-soft p-4 text-sm">
      <p>
        This is a demo: a salon that never was, with nothing leaving it. It is gone when the server
        stops.
      </p>
      <dl className="grid grid-cols-[auto_1fr] gap-x-3 gap-y-1 font-mono">
        <dt className="text-ink-2">Email</dt>
        <dd>
          <EmailText>{signIn.email}</EmailText>
        </dd>
        <dt className="text-ink-2">Password</dt>
        <dd>{signIn.password}</dd>
      </dl>
      <Button type="button" className="self-start" onClick={onFill}>
        Fill in
      </Button>
    </section>
  );
}
