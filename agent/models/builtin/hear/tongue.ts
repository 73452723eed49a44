/** Tongues of which the common sentences of the bench are understood; answers are in English all the same. */
export type Tongue = "nl" | "es" | "fr";

type Dictionary = { sign: RegExp; words: [RegExp, string][] };

const DICTIONARIES: Record<Tongue, Dictionary> = {
  nl: {
    sign: /\b(?:waarom|zet|minuten|erbij|formula voor|naar|uitspoelen|spoelen|de punten|worden|stop de|hoe lang|nog|klant|maak een|grijs|uitgroei|kleur)\b/,
    words: [
      [/\bwaarom niet\b/, "why not"],
      [/\bwaarom\b/, "why"],
      [/\b(?:zet|start) (?:een |de )?timer (?:op )?/, "start timer "],
      [/\b(\d+) minuten (?:erbij|extra|langer)|\bnog (\d+) minuten/, "$1$2 more min"],
      [/\bminuten\b/g, "min"],
      [/\bstop de timer\b/, "stop the timer"],
      [/\b(?:maak|schrijf|geef) (?:een |de )?formula\b/, "formula"],
      [/\bniveau\b/g, "level"],
      [/\bvoor\b/g, "for"],
      [/\bnaar\b/g, "to"],
      [/\b(?:uit)?spoelen\b/, "rinse"],
      [/\bde punten\b/g, "ends"],
      [/\b(?:worden|wordt|gaan|gaat)\b/g, "going"],
      [/\bpaars\b|\bviolet\b/g, "violet"],
      [/\bgroen\b/g, "green"],
      [/\boranje\b/g, "orange"],
      [/\bte donker\b/g, "too dark"],
      [/\bgrijs\b/g, "grey"],
      [/\buitgroei\b/g, "roots"],
      [/\bhoe lang\b/, "how long"],
    ],
  },
  es: {
    sign: /\b(?:por que|pon|temporizador|minutos|mas|quiero|nivel|enjuag\w+|aclar\w+|las puntas|se ponen|receta|canas|raices|cuanto)\b/,
    words: [
      [/\bpor que no\b/, "why not"],
      [/\bpor que\b/, "why"],
      [
        /\b(?:pon|inicia|empieza) (?:un |el )?(?:temporizador|timer|cronometro) (?:de )?/,
        "start timer ",
      ],
      [/\b(\d+) minutos mas\b/, "$1 more min"],
      [/\bminutos\b/g, "min"],
      [/\b(?:para|deten) (?:el )?(?:temporizador|timer)\b/, "stop the timer"],
      [/\b(?:quiero|haz|hazme|dame) (?:una )?(?:formula|receta)\b|\breceta\b/, "formula"],
      [/\bnivel\b/g, "level"],
      [/(\d) a (?=\d)/g, "$1 to "],
      [/\b(?:enjuag\w+|aclar\w+)\b/, "rinse"],
      [/\blas puntas\b/g, "ends"],
      [/\bse ponen?\b/g, "going"],
      [/\b(?:morad[ao]s?|violetas?)\b/g, "violet"],
      [/\bverdes?\b/g, "green"],
      [/\bnaranjas?\b/g, "orange"],
      [/\bcanas\b/g, "grey"],
      [/\braices\b/g, "roots"],
      [/\bcuanto tiempo\b/, "how long"],
      [/\blo dejo\b/, "do i leave it"],
      [/\bya\b/, "now"],
    ],
  },
  fr: {
    sign: /\b(?:pourquoi|mets|minuteur|de plus|une? formula|niveau|rince\w*|les pointes|devien\w+|racines|cheveux|combien)\b/,
    words: [
      [/\bpourquoi pas\b/, "why not"],
      [/\bpourquoi\b/, "why"],
      [/\b(?:mets|lance|demarre) (?:un |le )?(?:minuteur|timer) (?:de )?/, "start timer "],
      [/\b(\d+) min(?:utes)? de plus\b/, "$1 more min"],
      [/\barrete (?:le )?(?:minuteur|timer)\b/, "stop the timer"],
      [/\b(?:une|la) formula\b/, "formula"],
      [/\bniveau\b/g, "level"],
      [/(\d) a (?=\d)/g, "$1 to "],
      [/\b(?:je )?rince\w*\b/, "rinse"],
      [/\bles pointes\b/g, "ends"],
      [/\bdevien\w+\b/g, "going"],
      [/\bviolet(?:te)?s?\b/g, "violet"],
      [/\bvert(?:e)?s?\b/g, "green"],
      [/\bracines\b/g, "roots"],
      [/\bcombien de temps\b/, "how long"],
    ],
  },
};

/** A mended sentence in English words, and the tongue it was in; undefined where it is English or none of these. */
export function fromTongue(text: string): { tongue: Tongue; english: string } | undefined {
  const bare = text.replace(/[¿¡]/g, "").replace(/ +([?!])/g, "$1");
  for (const [tongue, { sign, words }] of Object.entries(DICTIONARIES) as [Tongue, Dictionary][]) {
    if (!sign.test(bare)) continue;
    const english = words.reduce((said, [word, meant]) => said.replace(word, meant), bare);
    return { tongue, english };
  }
  return undefined;
}
