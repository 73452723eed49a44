import { PATCH_TEST_LINE } from "#tools/colour/care.ts";
import type { Consultation, TreatmentPlan } from "#tools/consultations/schema.ts";
import { Card } from "#ui/components/page/card.tsx";

export type TreatmentPlanCardProps = {
  plan: TreatmentPlan;
  /** How strong the plan is: "Moderate", "Level 2". */
  strength?: string;
  /** The patch test is behind the client. */
  tested?: boolean;
};

/** Whether a formula was made without asking for a patch test any more. */
export function isTested({ requires, trace }: Pick<Consultation, "requires" | "trace">): boolean {
  return trace.length > 0 && !requires.includes("patch_test");
}

/** Care before, with and after the colour. */
export function TreatmentPlanCard({ plan, strength, tested }: TreatmentPlanCardProps) {
  const { preService, products, postService } = plan;
  return (
    <Card
      title="Hair treatment plan"
      {...(strength && { aside: <span className="text-sm text-ink-3">{strength}</span> })}
    >
      <div className="@container">
        <div className="grid gap-x-8 gap-y-6 @xl:grid-cols-3">
          <Part
            title="Before the service"
            lines={tested ? preService.filter((line) => line !== PATCH_TEST_LINE) : preService}
          />
          <div>
            <h3 className="text-base">Products</h3>
            {products.length === 0 ? (
              <p className="mt-2 text-sm text-ink-3">None needed.</p>
            ) : (
              <dl className="mt-2 flex flex-col gap-3">
                {products.map(({ name, purpose }) => (
                  <div key={name}>
                    <dt className="text-sm font-semibold">{name}</dt>
                    <dd className="text-sm text-ink-2">{purpose}</dd>
                  </div>
                ))}
              </dl>
            )}
          </div>
          <Part title="After the service" lines={postService} />
        </div>
      </div>
    </Card>
  );
}

function Part({ title, lines }: { title: string; lines: readonly string[] }) {
  return (
    <div>
      <h3 className="text-base">{title}</h3>
      {lines.length === 0 ? (
        <p className="mt-2 text-sm text-ink-3">Nothing special.</p>
      ) : (
        <ul className="mt-2 flex list-disc flex-col gap-2 pl-4 text-sm text-ink-2 marker:text-ink-3">
          {lines.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      )}
    </div>
  );
}
