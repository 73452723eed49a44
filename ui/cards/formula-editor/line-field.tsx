import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useId, useState } from "react";
import { getLineLeaflet, listColorBrands, listProductLines } from "#ui/api/brands.ts";
import { Field } from "#ui/components/field.tsx";
import { Input } from "#ui/components/input.tsx";
import { withLine, type HandDraft } from "./hand-draft.ts";

/** The line of a bowl, found by typing part of its name. Choosing one brings its ratio, developer and time. */
export function LineField({
  draft,
  onChange,
}: {
  draft: HandDraft;
  onChange: (draft: HandDraft) => void;
}) {
  const list = useId();
  const client = useQueryClient();
  const { data: brands } = useQuery(listColorBrands);
  const { data: lines } = useQuery(listProductLines);
  const names = new Map(brands?.map(({ id, name }) => [id, name]));
  const choices = (lines ?? [])
    .filter(({ type }) => type !== "developer")
    .map(({ id, brandId, name }) => ({
      key: `${brandId}/${id}`,
      label: `${names.get(brandId) ?? brandId} ${name}`,
    }));
  const chosen = choices.find(({ key }) => key === draft.line)?.label;
  const [typed, setTyped] = useState<string>();
  const choose = async (text: string) => {
    setTyped(text);
    const wanted = text.trim().toLowerCase();
    const found = choices.find(({ label }) => label.toLowerCase() === wanted);
    if (!found || found.key === draft.line) return;
    const leaflet = await client.fetchQuery(getLineLeaflet(found.key));
    onChange(withLine(draft, found.key, leaflet));
    setTyped(undefined);
  };
  const unknown = typed !== undefined && typed.trim() !== "" && typed !== chosen;
  return (
    <Field
      label="Line"
      hint={unknown ? "Choose a line from the list." : "Brand and line, as in Wella Color Touch."}
    >
      <Input
        list={list}
        value={typed ?? chosen ?? ""}
        autoComplete="off"
        onChange={({ target }) => void choose(target.value)}
        onBlur={() => setTyped(undefined)}
      />
      <datalist id={list}>
        {choices.map(({ key, label }) => (
          <option key={key} value={label} />
        ))}
      </datalist>
    </Field>
  );
}
