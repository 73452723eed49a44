import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useId, useState } from "react";
import {
  getLineLeaflet,
  getStylistPreferences,
  listColorBrands,
  listProductLines,
} from "#ui/api/chair/brands.ts";
import { Field } from "#ui/components/fields/field.tsx";
import { Input } from "#ui/components/fields/input.tsx";
import { withLine, type Change, type HandDraft } from "./hand-draft.ts";

/** The line of a bowl, found by typing part of its name. Choosing one brings its ratio, developer and time. */
export function LineField({
  draft,
  onChange,
}: {
  draft: HandDraft;
  onChange: (change: Change) => void;
}) {
  const list = useId();
  const client = useQueryClient();
  const { data: brands } = useQuery(listColorBrands);
  const { data: lines } = useQuery(listProductLines);
  const { data: usual } = useQuery(getStylistPreferences);
  const names = new Map(brands?.map(({ id, name }) => [id, name]));
  const choices = (lines ?? [])
    .filter(({ type }) => type !== "developer")
    .map(({ id, brandId, name }) => ({
      key: `${brandId}/${id}`,
      label: `${names.get(brandId) ?? brandId} ${name}`,
    }));
  const chosen = choices.find(({ key }) => key === draft.line)?.label;
  const [typed, setTyped] = useState<string>();
  const [left, setLeft] = useState(false);
  const take = async (key: string) => {
    if (key !== draft.line) {
      const leaflet = await client.fetchQuery(getLineLeaflet(key));
      onChange((now) => withLine(now, key, leaflet, usual?.developerVolume));
    }
    setTyped(undefined);
  };
  const type = (text: string) => {
    setTyped(text);
    const wanted = text.trim().toLowerCase();
    const found = choices.find(({ label }) => label.toLowerCase() === wanted);
    if (found) void take(found.key);
  };
  /** Part of a name is enough where only one line has it. */
  const leave = () => {
    const words = (typed ?? "").toLowerCase().split(/\s+/).filter(Boolean);
    if (words.length === 0) return setTyped(undefined);
    const fitting = choices.filter(({ label }) =>
      words.every((word) => label.toLowerCase().includes(word)),
    );
    const [only, another] = fitting;
    if (only && !another) void take(only.key);
    else setLeft(true);
  };
  return (
    <Field
      label="Line"
      hint="Part of its name is enough, as in color touch."
      error={left && typed !== undefined ? "Choose a line from the list." : undefined}
    >
      <Input
        list={list}
        disabled={!lines || !brands}
        value={typed ?? chosen ?? ""}
        autoComplete="off"
        onFocus={() => setLeft(false)}
        onChange={({ target }) => type(target.value)}
        onBlur={leave}
      />
      <datalist id={list}>
        {choices.map(({ key, label }) => (
          <option key={key} value={label} />
        ))}
      </datalist>
    </Field>
  );
}
