import { createHash } from "node:crypto";
import type { Signer } from "#tools/core/signer.ts";
import { codeFrom } from "./visit-code-rules.ts";

const PURPOSE = "visit code";

/**
 * The four characters by which a client names one of their visits in a text. Made from the visit's id by the installation's
 * secret, and kept nowhere: whoever reads the database cannot tell it.
 */
export function visitCode(signer: Pick<Signer, "sign">, appointmentId: string): string {
  for (let round = 0; ; round += 1) {
    const mac = signer.sign(PURPOSE, `${round} ${appointmentId}`).split(".").at(-1) ?? "";
    const code = codeFrom(createHash("sha256").update(mac).digest());
    if (code) return code;
  }
}
