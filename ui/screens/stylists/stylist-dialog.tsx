import { useMutation } from "@tanstack/react-query";
import { useState, type ComponentProps, type FormEvent } from "react";
import { STYLIST_FIELDS } from "#tools/stylists/fields.ts";
import { may } from "#tools/access/permissions-rules.ts";
import type { SalonRole } from "#tools/core/role-schema.ts";
import { slugOf } from "#tools/stylists/slugs-rules.ts";
import { createStylist, updateStylist } from "#ui/api/stylists.ts";
import { Button } from "#ui/components/button.tsx";
import { Dialog } from "#ui/components/dialog.tsx";
import { FieldInput } from "#ui/components/field-input.tsx";
import { Field } from "#ui/components/field.tsx";
import { Input } from "#ui/components/input.tsx";
import { Select } from "#ui/components/select.tsx";
import { issueFor } from "#ui/lib/issues.ts";
import { ROLES } from "#ui/cards/team/role-words.ts";
import {
  changesOf,
  draftOf,
  newStylistOf,
  type Member,
  type StylistDraft,
} from "./stylist-draft.ts";

const FORM = "stylist";

/** Adds a stylist, or changes one. `role` is of whoever is signed in. */
export function StylistDialog({
  stylist,
  role,
  onClose,
}: {
  stylist?: Member;
  role: SalonRole;
  onClose: () => void;
}) {
  const [draft, setDraft] = useState(() => draftOf(stylist));
  const [problems, setProblems] = useState<Partial<Record<keyof StylistDraft, string>>>({});
  const create = useMutation(createStylist);
  const update = useMutation(updateStylist);
  const saving = stylist ? update : create;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (stylist) {
      const { read, problems: found = {} } = changesOf(stylist, draft);
      setProblems(found);
      if (read) update.mutate({ id: stylist.id, ...read }, { onSuccess: onClose });
    } else {
      const { read, problems: found = {} } = newStylistOf(draft);
      setProblems(found);
      if (read) create.mutate(read, { onSuccess: onClose });
    }
  };
  const ask = (
    name: "name" | "email" | "phone" | "bookingSlug" | "bio",
    rest: Partial<ComponentProps<typeof FieldInput>> = {},
  ) => (
    <FieldInput
      {...rest}
      name={name}
      field={STYLIST_FIELDS[name]}
      className={name === "bio" ? "md:col-span-2" : undefined}
      value={draft[name]}
      error={errorOf(name)}
      onChange={(_name, value) => change(name, value)}
    />
  );
  const change = (field: keyof StylistDraft, value: string) => {
    setDraft({ ...draft, [field]: value });
    setProblems({ ...problems, [field]: undefined });
  };
  const errorOf = (field: keyof StylistDraft) => problems[field] ?? issueFor(saving.error, field);
  const slug = slugOf(draft.bookingSlug);
  const chosen = ROLES[draft.role];
  return (
    <Dialog
      open
      onClose={onClose}
      wide
      title={stylist ? `Edit ${stylist.name}` : "Add Stylist"}
      actions={
        <>
          <Button kind="ghost" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form={FORM} kind="primary" pending={saving.isPending}>
            {stylist ? "Save" : "Create stylist"}
          </Button>
        </>
      }
    >
      <form id={FORM} onSubmit={submit} noValidate className="grid gap-5 md:grid-cols-2">
        {ask("name", { required: true })}
        {ask("email", { required: true })}
        {ask("phone")}
        {ask("bookingSlug", {
          autoCapitalize: "none",
          required: !stylist || stylist.bookingSlug !== null,
          hint: slug
            ? `Clients book at ${location.host}/book/${slug}`
            : "The end of the booking link, such as maren-falk.",
        })}
        <Field
          label={STYLIST_FIELDS.specialties.label}
          required={!stylist || stylist.specialties.length > 0}
          hint={STYLIST_FIELDS.specialties.hint}
          error={errorOf("specialties")}
          className="md:col-span-2"
        >
          <Input
            autoComplete="off"
            name="specialties"
            value={draft.specialties}
            onChange={({ target }) => change("specialties", target.value)}
          />
        </Field>
        {ask("bio")}
        {may(role, "set_roles") && draft.role !== "owner" && (
          <Field
            label={STYLIST_FIELDS.role.label}
            hint={chosen.means}
            error={errorOf("role")}
            className="md:col-span-2"
          >
            <Select
              value={draft.role}
              onChange={({ target }) =>
                setDraft({ ...draft, role: target.value as StylistDraft["role"] })
              }
            >
              {(["manager", "stylist", "reception"] as const).map((each) => (
                <option key={each} value={each}>
                  {ROLES[each].label}
                </option>
              ))}
            </Select>
          </Field>
        )}
      </form>
    </Dialog>
  );
}
