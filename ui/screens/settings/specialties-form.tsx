import { useMutation, useQuery } from "@tanstack/react-query";
import { useState, type FormEvent } from "react";
import type { Stylist } from "#tools/stylists/schema.ts";
import { specialtiesOf } from "#tools/stylists/slugs-rules.ts";
import { UpdateStylist } from "#tools/stylists/team-schema.ts";
import { sessionQuery } from "#ui/api/session.ts";
import { listStylists, updateStylist } from "#ui/api/stylists.ts";
import { Badge } from "#ui/components/badge.tsx";
import { Button } from "#ui/components/button.tsx";
import { Field } from "#ui/components/field.tsx";
import { Input } from "#ui/components/input.tsx";
import { QueryView } from "#ui/components/query-view.tsx";
import { issueFor } from "#ui/lib/issues.ts";

/** What one is known for: shown on the booking page. */
export function SpecialtiesForm() {
  const { data: session } = useQuery(sessionQuery);
  const stylists = useQuery(listStylists);
  return (
    <QueryView query={stylists} name="your specialties" shape={["h-17"]}>
      {(all) => {
        const own = all.find(({ id }) => id === session?.salon.stylistId);
        return own && <Form key={own.id} stylist={own} />;
      }}
    </QueryView>
  );
}

function Form({ stylist }: { stylist: Stylist }) {
  const [text, setText] = useState(stylist.specialties.join(", "));
  const [problem, setProblem] = useState<string>();
  const save = useMutation(updateStylist);
  const specialties = specialtiesOf(text);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const read = UpdateStylist.shape.specialties.safeParse(specialties);
    setProblem(read.error?.issues[0]?.message);
    if (read.success) save.mutate({ id: stylist.id, specialties });
  };
  return (
    <form onSubmit={submit} noValidate className="flex flex-col items-start gap-4">
      <Field
        label="Specialties"
        hint="Separated by commas. Shown on your booking page."
        error={problem ?? issueFor(save.error, "specialties")}
        className="w-full"
      >
        <Input
          value={text}
          placeholder="Balayage, gray coverage"
          onChange={({ target }) => {
            setText(target.value);
            setProblem(undefined);
          }}
        />
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
      <Button type="submit" pending={save.isPending}>
        Save specialties
      </Button>
    </form>
  );
}
