import { Button } from "#ui/components/button.tsx";
import { EmailText } from "#ui/components/email-text.tsx";

type DemoHintProps = { signIn: { email: string; password: string }; onFill: () => void };

/** Tells how the demo salon is opened, and writes it into the form. Shown where the server is a demo, nowhere else. */
export function DemoHint({ signIn, onFill }: DemoHintProps) {
  return (
    <section aria-label="Demo" className="flex flex-col gap-3 rounded-m bg-sunken p-4 text-sm">
      <p className="text-ink-2">
        A demo salon: nothing leaves it, and it is gone when the server stops.
      </p>
      <div className="flex flex-wrap items-end justify-between gap-3">
        <dl className="grid grid-cols-[auto_1fr] gap-x-3 gap-y-1 font-mono">
          <dt className="text-ink-2">Email</dt>
          <dd>
            <EmailText>{signIn.email}</EmailText>
          </dd>
          <dt className="text-ink-2">Password</dt>
          <dd>{signIn.password}</dd>
        </dl>
        <Button onClick={onFill}>Fill in</Button>
      </div>
    </section>
  );
}
