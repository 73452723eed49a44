/** What nobody may release, whatever reason they give; its sentence ends with the words. */
export const absolute = {
  says: "Nobody can override this.",
  codes: [
    "allergy_refer_medical",
    "substance_never",
    "damage_4_no_chemical",
    "no_chemical_at_damage_4",
    "metallic_salts_found",
    "under_16",
    "scalp_not_healthy",
  ],
} as const;
