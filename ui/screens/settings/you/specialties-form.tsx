import { useMutation, useQuery } from "@tanstack/react-query";
import { STYLIST_FIELDS } from "#tools/stylists/fields.ts";
import type { Stylist } from "#tools/stylists/schema.ts";
import { specialtiesOf } from "#tools/stylists/slugs-rules.ts";
import { UpdateStylist } from "#tools/stylists/team-schema.ts";
import { sessionQuery } from "#ui/api/session.ts";
import { listStylists, updateStylist } from "#ui/api/house/stylists.ts";
import { Badge } from "#ui/components/badge.tsx";
import { Field } from "#ui/components/fields/field.tsx";
import { SavedForm } from "#ui/components/fields/saved-form.tsx";
import { Input } from "#ui/components/fields/input.tsx";
import { QueryView } from "#ui/components/page/query-view.tsx";
import { useForm } from "#ui/lib/use-form.ts";

/** What one is known for: shown on the booking page. */
export function SpecialtiesForm() {
  const { data: session } = useQuery(sessionQuery);
  const stylists = useQuery(listStylists);
  return (
    <QueryView query={stylists} name="your specialties" shape={["h-17"]}>
      {(all) => {
        const own = all.find(({ id }) => id === session?.salon.stylistId);
        return own && <OwnForm key={own.id} stylist={own} />;
      }}
    </QueryView>
  );
}

function OwnForm({ stylist }: { stylist: Stylist }) {
  const save = useMutation(updateStylist);
  const form = useForm({
    words: UpdateStylist,
    fields: STYLIST_FIELDS,
    values: { specialties: stylist.specialties.join(", ") },
    told: (typed) => ({ specialties: specialtiesOf(typed.specialties) }),
    saving: save,
    send: (changes) => save.mutate({ id: stylist.id, ...changes }),
  });
  const specialties = specialtiesOf(form.typed.specialties);
  return (
    <SavedForm form={form} className="flex flex-col items-start gap-4">
      <Field
        label="Specialties"
        hint="Separated by commas. Shown on your booking page."
        error={form.errorOf("specialties")}
        className="w-full"
      >
        <Input placeholder="Balayage, gray coverage" {...form.input("specialties")} />
      </Field>
      {specialties.length > 0 && (
        <p className="flex flex-wrap gap-1.5" aria-hidden="true">
          {[...new Set(specialties)].map((each) => (
            <Badge key={each} className="break-words">
              {each}
            </Badge>
          ))}
        </p>
      )}
    </SavedForm>
  );
}
