import { useMutation } from "@tanstack/react-query";
import { useState, type FormEvent } from "react";
import { may } from "#tools/stylists/permissions-rules.ts";
import type { SalonRole } from "#tools/stylists/schema.ts";
import { slugOf } from "#tools/stylists/slugs-rules.ts";
import { createStylist, updateStylist } from "#ui/api/stylists.ts";
import { Button } from "#ui/components/button.tsx";
import { Dialog } from "#ui/components/dialog.tsx";
import { Field } from "#ui/components/field.tsx";
import { Input } from "#ui/components/input.tsx";
import { Select } from "#ui/components/select.tsx";
import { Textarea } from "#ui/components/textarea.tsx";
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
  const bind = (field: Exclude<keyof StylistDraft, "role">) => ({
    name: field,
    value: draft[field],
    onChange: ({ target }: { target: { value: string } }) => {
      setDraft({ ...draft, [field]: target.value });
      setProblems({ ...problems, [field]: undefined });
    },
  });
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
        <Field label="Name" required error={errorOf("name")}>
          <Input autoComplete="off" {...bind("name")} />
        </Field>
        <Field label="Email" required error={errorOf("email")}>
          <Input type="email" autoComplete="off" {...bind("email")} />
        </Field>
        <Field label="Phone" error={errorOf("phone")}>
          <Input type="tel" autoComplete="off" {...bind("phone")} />
        </Field>
        <Field
          label="Booking slug"
          required={!stylist || stylist.bookingSlug !== null}
          hint={
            slug
              ? `Clients book at ${location.host}/book/${slug}`
              : "The end of the booking link, such as maren-falk."
          }
          error={errorOf("bookingSlug")}
        >
          <Input
            autoCapitalize="none"
            autoComplete="off"
            spellCheck={false}
            {...bind("bookingSlug")}
          />
        </Field>
        <Field
          label="Specialties"
          required={!stylist || stylist.specialties.length > 0}
          hint="Separated by commas: balayage, gray coverage"
          error={errorOf("specialties")}
          className="md:col-span-2"
        >
          <Input autoComplete="off" {...bind("specialties")} />
        </Field>
        <Field
          label="Bio"
          hint="Shown on the booking page."
          error={errorOf("bio")}
          className="md:col-span-2"
        >
          <Textarea maxLength={2000} {...bind("bio")} />
        </Field>
        {may(role, "set_roles") && draft.role !== "owner" && (
          <Field label="Role" hint={chosen.means} error={errorOf("role")} className="md:col-span-2">
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
