import { useMutation } from "@tanstack/react-query";
import { STYLIST_FIELDS } from "#tools/stylists/fields.ts";
import { may } from "#tools/access/permissions-rules.ts";
import { SalonRole } from "#tools/core/role-schema.ts";
import { slugOf, specialtiesOf } from "#tools/stylists/slugs-rules.ts";
import type { Stylist } from "#tools/stylists/schema.ts";
import { CreateStylist, UpdateStylist, type TeamMember } from "#tools/stylists/team-schema.ts";
import { createStylist, updateStylist } from "#ui/api/house/stylists.ts";
import { ROLES } from "#ui/cards/team/role-words.ts";
import { FieldInput } from "#ui/components/fields/field-input.tsx";
import { FieldSelect } from "#ui/components/fields/field-select.tsx";
import { Field } from "#ui/components/fields/field.tsx";
import { FormDialog } from "#ui/components/fields/form.tsx";
import { Input } from "#ui/components/fields/input.tsx";
import { textDraft } from "#ui/lib/device/text-draft.ts";
import { useForm } from "#ui/lib/use-form.ts";

const TEXTS = ["name", "email", "phone", "bookingSlug", "bio"] as const;

/** Adds a stylist, or changes one. `role` is of whoever is signed in. */
export function StylistDialog({
  stylist,
  role,
  onClose,
}: {
  stylist?: Stylist & Partial<Pick<TeamMember, "role">>;
  role: SalonRole;
  onClose: () => void;
}) {
  const create = useMutation(createStylist);
  const update = useMutation(updateStylist);
  const form = useForm({
    words: stylist ? UpdateStylist : CreateStylist,
    fields: STYLIST_FIELDS,
    values: {
      ...textDraft(TEXTS, stylist),
      specialties: stylist?.specialties.join(", ") ?? "",
      role: stylist?.role ?? "stylist",
    },
    told: ({ specialties, ...told }) => ({ ...told, specialties: specialtiesOf(specialties) }),
    saving: stylist ? update : create,
    send: (told) =>
      stylist
        ? update.mutate({ id: stylist.id, ...told }, { onSuccess: onClose })
        : create.mutate(told as CreateStylist, { onSuccess: onClose }),
  });
  const { typed, set, of } = form;
  const slug = slugOf(typed.bookingSlug);
  return (
    <FormDialog
      form={form}
      onClose={onClose}
      wide
      title={stylist ? `Edit ${stylist.name}` : "Add Stylist"}
      submit={stylist ? "Save" : "Create stylist"}
      className="grid gap-5 md:grid-cols-2"
    >
      <FieldInput {...of("name")} />
      <FieldInput {...of("email")} />
      <FieldInput {...of("phone")} />
      <FieldInput
        {...of("bookingSlug")}
        autoCapitalize="none"
        required={!stylist || stylist.bookingSlug !== null}
        hint={
          slug
            ? `Clients book at ${location.host}/book/${slug}`
            : "The end of the booking link, such as maren-falk."
        }
      />
      <Field
        label={STYLIST_FIELDS.specialties.label}
        required={!stylist || stylist.specialties.length > 0}
        hint={STYLIST_FIELDS.specialties.hint}
        error={form.errorOf("specialties")}
        className="md:col-span-2"
      >
        <Input
          autoComplete="off"
          name="specialties"
          value={typed.specialties}
          onChange={({ target }) => set({ specialties: target.value })}
        />
      </Field>
      <FieldInput {...of("bio")} />
      {may(role, "set_roles") && typed.role !== "owner" && (
        <FieldSelect
          label={STYLIST_FIELDS.role.label}
          hint={ROLES[typed.role].means}
          error={form.errorOf("role")}
          className="md:col-span-2"
          value={typed.role}
          options={(["manager", "stylist", "reception"] as const).map((each) => [
            each,
            ROLES[each].label,
          ])}
          onChange={(chosen) => set({ role: SalonRole.parse(chosen) })}
        />
      )}
    </FormDialog>
  );
}
