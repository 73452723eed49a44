/**
 * What salons call their columns, in English, German, Spanish and French: lower case, without accents and signs.
 * A heading may hold more words around them, and a number behind.
 */
export const HEADINGS = split({
  formula: `
    formula | formulas | color formula | colour formula | hair formula | formula used | recipe
    | mix | mixture | shorthand | formulation | base formula | highlight formula | lowlight
    formula | toner formula | root formula | ends formula | toner | gloss | glaze | highlights
    | lowlights | root | roots | base | base color | base colour | root color | root colour |
    mids | mids and ends | ends | lengths | balayage | bleach | lightener | rezept | rezeptur
    | formel | farbformel | farbrezept | farbrezeptur | mischung | ansatz | langen | spitzen |
    strahnen | tonung | blondierung | receta | formulacion | mezcla | raiz | raices | medios |
    puntas | mechas | matizador | decoloracion | formule | recette | melange | racine |
    racines | longueurs | pointes | meches | patine | decoloration`,
  name: `
    name of formula | formula name | title | label | service | service name | technique | look
    | treatment | bezeichnung | titel | rezeptname | dienstleistung | leistung | behandlung |
    titulo | nombre de la formula | servicio | tratamiento | nom de la formule | titre |
    prestation`,
  client: `
    client | client name | clients | customer | customer name | guest | guest name | full name
    | name | last name | first name | surname | firstname | lastname | patron | kunde | kundin
    | kunden | kundenname | kundinnenname | vorname | nachname | gast | cliente | clienta |
    nombre | apellido | apellidos | nombre del cliente | nombre de la clienta | cliente nombre
    | cliente apellido | nom | prenom | nom de la cliente | nom du client | nom client |
    cliente nom`,
  brand: `
    brand | manufacturer | maker | color brand | colour brand | company | marke | hersteller |
    farbmarke | firma | marca | fabricante | marque | fabricant`,
  line: `
    line | product line | product | color line | colour line | range | series | product name |
    linie | produkt | produktlinie | serie | farblinie | linea | producto | gama | ligne |
    produit | gamme`,
  shades: `
    shade | shades | color | colour | colors | colours | tube | tubes | tone | tones | shade
    code | color code | colour code | code | nuance | nuances | farbe | farben | farbton |
    farbnummer | ton | nuancen | tono | tonos | tinte | matiz | numero de tinte | teinte |
    teintes | couleur | couleurs | coloration | tubos`,
  grams: `
    grams | gram | g | gr | grammes | amount | amounts | quantity | qty | weight | color
    amount | colour amount | oz | ml | gramm | menge | mengen | gramos | cantidad | peso |
    quantite | poids`,
  developer: `
    developer | dev | developer volume | developer strength | volume | vol | peroxide |
    oxidant | oxidizer | activator | catalyst | entwickler | oxidationsmittel | oxid | oxyd |
    wasserstoff | peroxid | oxidante | revelador | agua oxigenada | oxigenada | volumen |
    oxydant | revelateur | volumes`,
  ratio: `
    ratio | mixing ratio | mix ratio | developer ratio | proportion | parts |
    mischungsverhaltnis | verhaltnis | mischverhaltnis | proporcion | relacion | mezcla
    proporcion | rapport | dosage`,
  minutes: `
    minutes | minute | min | mins | time | processing time | process time | processing |
    timing | development time | einwirkzeit | einwirkdauer | zeit | dauer | minuten | tiempo |
    tiempo de exposicion | minutos | exposicion | temps | temps de pose | pose | duree`,
  zone: `
    zone | area | section | placement | application | where | bereich | zona | seccion |
    partie | application zone`,
  date: `
    date | date of service | service date | visit | visit date | appointment | appointment
    date | day | when | last visit | used on | created | datum | termin | besuch | letzter
    besuch | tag | fecha | cita | fecha de visita | dia | visite | rendez vous | jour`,
  notes: `
    note | notes | comment | comments | remark | remarks | memo | instructions | details |
    result | results | info | description | notiz | notizen | bemerkung | bemerkungen |
    kommentar | anmerkung | anmerkungen | hinweis | ergebnis | nota | notas | comentario |
    comentarios | observaciones | observacion | resultado | remarque | remarques | commentaire
    | commentaires | observations | resultat`,
});

/** Headings of formula columns that say where or what for: they stand before the formula when there are several. */
export const PLACES: readonly [found: RegExp, word: string][] = [
  [/\b(roots?|base|ansatz|raiz|raices|racines?)\b/, "Roots"],
  [/\b(mids?|medios)\b/, "Mids"],
  [/\b(ends|spitzen|puntas|pointes)\b/, "Ends"],
  [/\b(lengths?|langen|longueurs)\b/, "Lengths"],
  [/\b(highlights?|balayage|foils?|strahnen|mechas|meches)\b/, "Foils"],
  [/\b(lowlights?)\b/, "Lowlights"],
  [/\b(toner|tonung|matizador|patine)\b/, "Toner"],
  [/\b(gloss|glaze)\b/, "Gloss"],
];

function split<Field extends string>(table: Record<Field, string>) {
  const lists = {} as Record<Field, readonly string[]>;
  for (const [field, names] of Object.entries<string>(table))
    lists[field as Field] = names.split("|").map((name) => name.replaceAll(/\s+/g, " ").trim());
  return lists;
}
